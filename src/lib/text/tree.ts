/** A text from MDX as data: what the build compiles and one template renders. Pure; shared by build and pages. */

/** `[tag or component (null for a fragment), properties, children]`, or a piece of text. */
export type TextTree = string | readonly [string | null, TextProperties, readonly TextTree[]];

export type TextProperties = Readonly<Record<string, unknown>>;

/** Whether an unknown value (JSON of the data layer) has the shape of a tree, all the way down. */
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

/** The tree in a JSON field. Throws where the data layer delivers something else. */
export const asTextTree = (value: unknown): TextTree => {
  if (isTextTree(value)) return value;
  throw new Error("A text of the data layer is not a tree of [tag, properties, children].");
};

/** A property that is a text; empty where it is missing or something else. */
export const textProperty = (properties: TextProperties, name: string): string => {
  const value = properties[name];
  return typeof value === "string" ? value : "";
};

/** All words of a tree, without its markup. */
export const wordsOf = (tree: TextTree): string => (typeof tree === "string" ? tree : tree[2].map(wordsOf).join(""));
