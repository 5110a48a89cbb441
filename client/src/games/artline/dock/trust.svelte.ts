import { recall, remember } from "../../../browser/storage";

const KEY = "artline.trust-bots";

/** Whether this player lets every painting of a bot stand without being asked. */
class Trust {
  #on = $state(recall(KEY) === "yes");

  get on(): boolean {
    return this.#on;
  }

  set on(value: boolean) {
    this.#on = value;
    remember(KEY, value ? "yes" : "no");
  }
}

export const trust = new Trust();
