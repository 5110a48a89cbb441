import artline from "./artline.json";
import decks from "./decks.json";
import refusals from "./refusals.json";
import rulesArtline from "./rules-artline.json";
import shell from "./shell.json";

export default { shell, refusals, decks, artline, "rules-artline": rulesArtline };
