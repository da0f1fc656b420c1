/** Values without quotes that are valid YAML but are read otherwise than an editor means them: words would be lost, signs published, or a number made a thousand times smaller. */
import { type Node, type Scalar, isAlias } from "yaml";
import { lostToRemark } from "./broken-file";
import type { Wrong } from "./content-issue";
import { hasUnclearPoint, unclearPoint } from "./written-number";

/** Fields in which “ #” is probably part of the text, such as a room number, and not a comment. */
const textFields = new Set(["en", "el", "title", "description", "coverAlt", "coverCaption", "author"]);

/** Fields with coordinates or with metres of the floor plan: in these, a point followed by three digits does separate decimals. */
const exactFields = new Set(["latitude", "longitude", "x", "y", "width", "depth", "from"]);

/** Whether “ #” cuts off the end of a field's text, because it begins a comment: “Room #1” would be published as “Room”. */
const isCut = (key: unknown, comment: string): boolean =>
  typeof key === "string" && (!comment.startsWith(" ") || textFields.has(key));

/** The issue of the value of a field or list entry; `key` is the field's name or the entry's index. */
export const misreadValue = (source: string, key: unknown, scalar: Scalar): Wrong | undefined => {
  const { value, range, type, comment } = scalar;
  // YAML takes “#” in the place of a value, as in a colour, for the beginning of a comment.
  const lost = value === null ? /^[^\S\n]*(#[^\s#]\S*)/.exec(source.slice(range?.[0]))?.[1] : undefined;
  if (lost !== undefined) return lostToRemark(lost);
  const written = scalar.source ?? "";
  if (typeof value === "number" && hasUnclearPoint(written) && !exactFields.has(String(key)))
    return unclearPoint(written);
  if (type !== "PLAIN" || typeof value !== "string") return undefined;
  if (comment && isCut(key, comment)) {
    const problem = `Only “${value}” would be published: what follows “ #” is a remark.`;
    return [problem, `Put the whole text in quotes: "${value} #${comment}".`];
  }
  // Word processors make straight quotes typographic, and YAML then takes the quotes for a part of the text. A text that has typographic
  // quotes on purpose is itself in straight quotes.
  if (!/^[“„«][^“”„«»]*[“”»]$/.test(value)) return undefined;
  const problem = `The quotation marks ${value.slice(0, 1)}…${value.slice(-1)} around the text would be published with it.`;
  return [problem, 'Write straight quotes in their place: "…".'];
};

/** The sign that YAML takes for an alias, an anchor or a tag. The content uses none of these: editors mean the sign as part of their text. */
export const signOf = (node: Node): string | undefined => {
  if (isAlias(node)) return "*";
  return node.anchor !== undefined ? "&" : node.tag !== undefined ? "!" : undefined;
};
