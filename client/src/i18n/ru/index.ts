import artline from "./artline.json";
import decks from "./decks.json";
import guide from "./guide.json";
import refusals from "./refusals.json";
import rulesArtline from "./rules-artline.json";
import shell from "./shell.json";

export default { shell, refusals, decks, artline, guide, "rules-artline": rulesArtline };
