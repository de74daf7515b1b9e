/** Sheets that can lie over the table, one at a time. */
export type SheetName = "chat" | "log" | "menu" | "mission" | "party" | "report" | "seats" | "standing";
