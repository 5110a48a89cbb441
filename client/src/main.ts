import { mount } from "svelte";
import App from "./App.svelte";
import { coverPicture } from "./games/registry";
import { firstReader, speak } from "./i18n/i18n.svelte";
import { retryStyles, reloadOnMissingChunk } from "./browser/missingChunks";
import { showTheme } from "./browser/preferences.svelte";
import { interceptLinks, place } from "./router.svelte";
import { allowSound } from "./browser/sound";
import { lastGame } from "./table/playNow";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";

reloadOnMissingChunk();
retryStyles();
showTheme();
interceptLinks();
allowSound();
// What the page shows first is fetched beside the texts, not after them. A link to a table is how most people come.
// What fails to load is requested once more where it is shown.
if (place().page === "table") import("./table/page/TablePage.svelte").catch(() => undefined);
if (place().page === "home") coverPicture(lastGame()).catch(() => undefined);
await speak(firstReader());
mount(App, { target: document.getElementById("app")! });
