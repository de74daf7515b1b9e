/** The theme that the title sends. */
export const THEME = "cold_station";
