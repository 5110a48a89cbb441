import type { Rules } from "../../../ui/rules/section";
import { t } from "../texts";
import type { Setup } from "../wire";

export function rules(setup: Setup): Rules {
  return { sections: [{ title: t("rules.goal"), lines: [t("rules.all", { count: setup.hand })] }] };
}
