"""Stems English words, as the dictionary keeps "playing" apart from "play" and "broke" from "break"."""

from functools import lru_cache

_IRREGULAR = {
    "ate": "eat", "been": "be", "began": "begin", "bought": "buy", "bound": "bind", "broke": "break", "broken": "break",
    "brought": "bring", "built": "build", "burnt": "burn", "came": "come", "caught": "catch", "children": "child",
    "chose": "choose", "chosen": "choose", "dealt": "deal", "did": "do", "done": "do", "drank": "drink",
    "drawn": "draw", "drew": "draw", "dreamt": "dream", "drove": "drive", "drunk": "drink", "eaten": "eat",
    "fallen": "fall", "feet": "foot", "fell": "fall", "felt": "feel", "flew": "fly", "flown": "fly",
    "forgot": "forget", "forgotten": "forget", "fought": "fight", "found": "find", "frozen": "freeze", "gave": "give",
    "geese": "goose", "gone": "go", "got": "get", "grew": "grow", "grown": "grow", "heard": "hear", "held": "hold",
    "hid": "hide", "hidden": "hide", "kept": "keep", "knew": "know", "known": "know", "ladies": "lady", "laid": "lay",
    "leaves": "leaf", "left": "leave", "lost": "lose", "made": "make", "men": "man", "met": "meet", "mice": "mouse",
    "paid": "pay", "people": "person", "ran": "run", "risen": "rise", "rode": "ride", "rose": "rise", "said": "say",
    "sang": "sing", "sat": "sit", "saw": "see", "seen": "see", "shone": "shine", "shot": "shoot", "slept": "sleep",
    "sold": "sell", "spoke": "speak", "spoken": "speak", "stole": "steal", "stolen": "steal", "stood": "stand",
    "sung": "sing", "sunk": "sink", "swam": "swim", "swore": "swear", "taught": "teach", "teeth": "tooth",
    "threw": "throw", "thrown": "throw", "told": "tell", "took": "take", "taken": "take", "thought": "think",
    "torn": "tear", "tossed": "toss", "went": "go", "wept": "weep", "wives": "wife", "woke": "wake", "women": "woman",
    "wolves": "wolf", "won": "win", "wore": "wear", "worn": "wear", "written": "write", "wrote": "write",
}  # fmt: skip
_SHORTEST_STEM = 3  # letters that have to be left
_ENDINGS = ("ing", "ed", "er", "ers", "es", "s", "ly", "y", "ies", "ied")


@lru_cache(maxsize=8192)
def stems(word: str) -> frozenset[str]:
    """The word, and all words that it may be a form of."""
    forms = {word, _IRREGULAR.get(word, word)}
    for ending in _ENDINGS:
        left = word.removesuffix(ending)
        if left != word and len(left) >= _SHORTEST_STEM:
            forms |= {left, f"{left}e", f"{left}y"}
            if len(left) > _SHORTEST_STEM and left[-1] == left[-2]:
                forms.add(left[:-1])
    return frozenset(forms)
