import { t } from "../texts";
import type { Setup } from "../wire";

/** How a table differs from its edition, switch by switch. */
export function houseRules({ house, edition }: Setup): string[] {
  const usual = EDITION[edition];
  const rules: [string, string | null][] = [
    [
      t("settings.house-discard"),
      said(house.may_discard_freely, usual.free, t("settings.house-discard-free"), t("settings.house-discard-sure")),
    ],
    [
      t("settings.house-unclear"),
      house.unclear_to && house.unclear_to !== usual.unclear ? t(`settings.house-unclear-${house.unclear_to}`) : null,
    ],
    [
      t("settings.house-broad"),
      said(house.too_broad_is_a_fault, usual.broad, t("settings.house-broad-yes"), t("settings.house-broad-no")),
    ],
    [
      t("settings.house-still-life"),
      said(
        house.still_life_is_refused,
        usual.still,
        t("settings.house-still-life-yes"),
        t("settings.house-still-life-no"),
      ),
    ],
    [
      t("settings.house-paintings"),
      house.paintings !== null && house.paintings !== usual.paintings ? String(house.paintings) : null,
    ],
  ];
  return rules.flatMap(([label, value]) => (value === null ? [] : `${label}: ${value}`));
}

function said(chosen: boolean | null, usual: boolean, on: string, off: string): string | null {
  return chosen === null || chosen === usual ? null : chosen ? on : off;
}

/** The switches of the boxes (A1). */
export const EDITION = {
  tretyakov: { paintings: 96, free: false, unclear: "half-of-opponents", broad: false, still: false },
  hermitage: { paintings: 96, free: true, unclear: "half-of-players", broad: true, still: false },
  louvre: { paintings: 112, free: true, unclear: "any-opponent", broad: true, still: true },
} as const;
