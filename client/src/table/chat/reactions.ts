import Heart from "@lucide/svelte/icons/heart";
import Hourglass from "@lucide/svelte/icons/hourglass";
import Laugh from "@lucide/svelte/icons/laugh";
import MessageCircleQuestionMark from "@lucide/svelte/icons/message-circle-question-mark";
import PartyPopper from "@lucide/svelte/icons/party-popper";
import Sparkles from "@lucide/svelte/icons/sparkles";
import type { Component } from "svelte";
import type { React } from "../../wire";

export type Reaction = React["reaction"];

export const REACTIONS: Record<Reaction, Component<{ size?: number }>> = {
  bravo: PartyPopper,
  wow: Sparkles,
  haha: Laugh,
  hmm: MessageCircleQuestionMark,
  thanks: Heart,
  hurry: Hourglass,
};
