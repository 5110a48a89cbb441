import Talk from "./dock/Talk.svelte";
import VoteResult from "./dock/VoteResult.svelte";
import End from "./end/End.svelte";
import CloseLook from "./look/CloseLook.svelte";
import ThemeList from "./wall/ThemeList.svelte";

/** One file, fetched in one go. */
export default { CloseLook, End, Talk, ThemeList, VoteResult };
