import decks from "./decks.json";
import guide from "./guide.json";
import refusals from "./refusals.json";
import shell from "./shell.json";

export default { shell, refusals, decks, guide };
