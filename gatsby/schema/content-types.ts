/** GraphQL types made from the schemas of the content, so that a field of the content is declared only once. */
import * as v from "valibot";

/** The parts of valibot's schemas that are read here. */
interface Schema extends v.GenericSchema {
  readonly entries?: Entries;
  readonly item?: Schema;
  /** The only value of a literal. */
  readonly literal?: unknown;
  /** The schema inside `v.optional` and similar schemas. */
  readonly wrapped?: Schema;
  /** The value used if the field is absent. */
  readonly default?: unknown;
}

type Entries = Readonly<Record<string, v.GenericSchema>>;

const scalars: Readonly<Record<string, string>> = { number: "Float!", boolean: "Boolean!" };

/** `About`, `sections` → `AboutSection`. */
const nameOf = (parent: string, field: string, isList: boolean): string => {
  const one = isList ? field.replace(/ies$/, "y").replace(/s$/, "") : field;
  return `${parent}${one.charAt(0).toUpperCase()}${one.slice(1)}`;
};

/**
 * Returns a node type and the types of the groups within it, as SDL. The fields of the node type are `language` and the entries of the
 * schema, except `id`. A text in both languages is one string, as in `localize`. A group's type is named after its field and the type
 * around it, or by `v.title`. `own` are the fields that the build adds or changes; null leaves a field out.
 */
export const contentTypes = (
  name: string,
  entries: Entries,
  own: Readonly<Record<string, string | null>> = {},
): string => {
  const types = new Map<string, string>();
  const fieldsOf = (type: string, { en, el, ...others }: Entries): string[] => {
    const lines = Object.entries(others).map(([field, schema]) => `${field}: ${typeOf(schema, type, field)}`);
    return en && el ? [...lines, "text: String!"] : lines;
  };
  const typeOf = (schema: Schema, parent: string, field: string, isList = false): string => {
    const { entries: group, item, wrapped } = schema;
    if (wrapped !== undefined) {
      const type = typeOf(wrapped, parent, field, isList);
      return schema.default === undefined ? type.replace(/!$/, "") : type;
    }
    if (item !== undefined) return `[${typeOf(item, parent, field, true)}]!`;
    if (group === undefined)
      return scalars[schema.type === "literal" ? typeof schema.literal : schema.type] ?? "String!";
    if (Object.keys(group).sort().join() === "el,en") return "String!";
    const type = v.getTitle(schema) ?? nameOf(parent, field, isList);
    types.set(type, fieldsOf(type, group).join("\n"));
    return `${type}!`;
  };
  const isOwn = (field: string) => field === "id" || field in own;
  const kept = Object.fromEntries(Object.entries(entries).filter(([field]) => !isOwn(field)));
  const added = Object.entries({ language: "String!", ...own }).flatMap(([field, type]) =>
    type ? [`${field}: ${type}`] : [],
  );
  types.set(`${name} implements Node @dontInfer`, [...fieldsOf(name, kept), ...added].join("\n"));
  return [...types].map(([type, lines]) => `type ${type} {\n${lines}\n}`).join("\n");
};
