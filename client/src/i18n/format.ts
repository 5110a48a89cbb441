/** A sentence with `{name}` placeholders, or its plural forms, chosen by `count`. */
export type Message = string | Partial<Record<Intl.LDMLPluralRule, string>>;
export type Values = Record<string, string | number>;

/** The words of `message` in `language`, with its placeholders filled. */
export function format(message: Message, language: string, values: Values = {}): string {
  return fill(form(message, language, values), language, values);
}

function form(message: Message, language: string, values: Values): string {
  if (typeof message === "string") return message;
  const rule = new Intl.PluralRules(language).select(Number(values.count ?? 0));
  return message[rule] ?? message.other ?? "";
}

function fill(text: string, language: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? new Intl.NumberFormat(language).format(value) : value;
  });
}
