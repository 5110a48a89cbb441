import { mount } from "svelte";
import App from "./App.svelte";
import { firstReader, speak } from "./i18n/i18n.svelte";
import { loadAgainWithoutParts } from "./missingParts";
import { showTheme } from "./preferences.svelte";
import { interceptLinks, place } from "./router.svelte";
import { allowSound } from "./sound";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";

loadAgainWithoutParts();
showTheme();
interceptLinks();
allowSound();
// A link to a table is how most people come: its page is fetched beside the texts, not after them.
if (place().page === "table") void import("./table/TablePage.svelte");
await speak(firstReader());
mount(App, { target: document.getElementById("app")! });
