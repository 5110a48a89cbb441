/** What lies open over the table, one at a time. */
export type Opened = "menu" | "chat" | "people" | "rules" | "invite" | "pass" | "leave" | "delete" | null;
