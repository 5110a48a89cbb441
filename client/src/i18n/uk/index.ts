import artline from "./artline.json";
import decks from "./decks.json";
import guide from "./guide.json";
import pictomania from "./pictomania.json";
import refusals from "./refusals.json";
import rulesArtline from "./rules-artline.json";
import rulesPictomania from "./rules-pictomania.json";
import shell from "./shell.json";

export default { shell, refusals, decks, artline, guide, "rules-artline": rulesArtline, pictomania, "rules-pictomania": rulesPictomania };
