/** The house guide's path, without language. */
export const guidePath = "/guide";
