import { mount } from "svelte";
import App from "./App.svelte";
import { coverPicture } from "./games/registry";
import { firstReader, speak } from "./i18n/i18n.svelte";
import { loadAgainWithoutParts } from "./missingParts";
import { showTheme } from "./preferences.svelte";
import { interceptLinks, place } from "./router.svelte";
import { allowSound } from "./sound";
import { lastGame } from "./table/playNow";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";

loadAgainWithoutParts();
showTheme();
interceptLinks();
allowSound();
// What the page shows first is fetched beside the texts, not after them. A link to a table is how most people come.
if (place().page === "table") void import("./table/TablePage.svelte");
if (place().page === "home") void coverPicture(lastGame());
await speak(firstReader());
mount(App, { target: document.getElementById("app")! });
