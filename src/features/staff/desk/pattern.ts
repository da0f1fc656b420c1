/** A pattern of `ilike` that finds a text anywhere, taken as it is written. Pure. */
export const patternFor = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
