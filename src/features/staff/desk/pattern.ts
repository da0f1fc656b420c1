/** What somebody searches for, as the filters of the REST address want it. Pure. */

/** A pattern of `ilike` that finds the text anywhere, taken as it is written. */
export const patternFor = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** The same for several columns at once: `name.ilike."%ann%",email.ilike."%ann%"`. */
export const anyOf = (columns: readonly string[], text: string): string => {
  const quoted = `"${patternFor(text).replace(/[\\"]/g, "\\$&")}"`;
  return columns.map((column) => `${column}.ilike.${quoted}`).join(",");
};
