import End from "./end/End.svelte";
import Asked from "./gallery/Asked.svelte";
import Drawings from "./gallery/Drawings.svelte";
import UnknownWord from "./reading/UnknownWord.svelte";
import Wishes from "./reading/Wishes.svelte";
import Reveal from "./reveal/Reveal.svelte";

/** One file, fetched in one go. */
export default { Asked, Drawings, End, Reveal, UnknownWord, Wishes };
