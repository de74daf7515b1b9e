/** The theme that the title sends. */
export const THEME = "last_night";
