/** Links that open the mail program. Pure. */

/** What a letter begins with. */
interface Letter {
  readonly subject?: string;
  readonly body?: string;
}

/** A letter to an address. Addresses come from visitors: whatever stands in one, it adds no field to the link. */
export const mailLink = (email: string, letter: Letter = {}): string => {
  const to = encodeURIComponent(email).replaceAll("%40", "@");
  const fields = Object.entries(letter).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return [`mailto:${to}`, ...(fields.length === 0 ? [] : [fields.join("&")])].join("?");
};
