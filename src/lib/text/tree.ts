/** An MDX text as data: compiled by the build, rendered by `TextBody`. Pure functions, shared by build and pages. */

/** `[tag or component (null for a fragment), properties, children]`, or a string. */
export type TextTree = string | readonly [string | null, TextProperties, readonly TextTree[]];

export type TextProperties = Readonly<Record<string, unknown>>;

/** Whether a value (JSON from the data layer) is a valid tree at all levels. */
export const isTextTree = (value: unknown): value is TextTree => {
  if (typeof value === "string") return true;
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [tag, properties, children] = value as readonly unknown[];
  return (
    (tag === null || typeof tag === "string") &&
    typeof properties === "object" &&
    properties !== null &&
    Array.isArray(children) &&
    children.every(isTextTree)
  );
};

/** The tree in a JSON field. Throws if the value is not a tree. */
export const asTextTree = (value: unknown): TextTree => {
  if (isTextTree(value)) return value;
  throw new Error("A text of the data layer is not a tree of [tag, properties, children].");
};

/** A property that is a string; empty if it is missing or of another type. */
export const textProperty = (properties: TextProperties, name: string): string => {
  const value = properties[name];
  return typeof value === "string" ? value : "";
};

/** The text of a tree, without its markup. */
export const textOf = (tree: TextTree): string => (typeof tree === "string" ? tree : tree[2].map(textOf).join(""));
