/**
 * The schema of a field, taken from the schema of its content file, so that answers are validated by the same rules as
 * in the build.
 */
import * as v from "valibot";
import { sentencesOf } from "../../gatsby/content/check";
import { siteSchema } from "../../gatsby/content/schema/site";
import { staySchema } from "../../gatsby/content/schema/stay";
import { suiteSchema } from "../../gatsby/content/schema/suite";
import { themeSchema } from "../../gatsby/content/schema/theme";
import type { Way } from "../content/edit-yaml";

/** The files to which answers are written. */
export const schemas = { site: siteSchema, stay: staySchema, suite: suiteSchema, theme: themeSchema } as const;
export type AnswerFile = keyof typeof schemas;

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "schema";

const unwrapped = (schema: v.GenericSchema): v.GenericSchema =>
  "wrapped" in schema && isSchema(schema.wrapped) ? unwrapped(schema.wrapped) : schema;

const below = (whole: v.GenericSchema, step: string): v.GenericSchema | undefined => {
  const schema = unwrapped(whole);
  if ("item" in schema && isSchema(schema.item)) return schema.item;
  if (!("entries" in schema) || typeof schema.entries !== "object" || schema.entries === null) return undefined;
  const entry: unknown = Reflect.get(schema.entries, step);
  if (isSchema(entry)) return entry;
  return "rest" in schema && isSchema(schema.rest) ? schema.rest : undefined;
};

/**
 * The schema of a field. Facts that pages only quote have no schema of their own: for them, this is the one that stay.yml uses
 * for all such facts.
 */
export const schemaAt = (file: AnswerFile, way: Way): v.GenericSchema => {
  const found = way.reduce<v.GenericSchema | undefined>(
    (schema, step) => (schema === undefined ? undefined : below(schema, step)),
    schemas[file],
  );
  return found ?? v.unknown();
};

/** Whether a field may be missing. List entries always may. */
export const mayBeAbsent = (file: AnswerFile, way: Way): boolean => {
  const around = way
    .slice(0, -1)
    .reduce<v.GenericSchema | undefined>(
      (schema, step) => (schema === undefined ? undefined : below(schema, step)),
      schemas[file],
    );
  if (around !== undefined && "item" in unwrapped(around)) return true;
  const { type } = schemaAt(file, way);
  return type === "optional" || type === "nullable" || type === "nullish" || type === "unknown";
};

/** Validates an answer; returns the problem and its fix, or undefined if it is valid. */
export const problemOf = (
  rule: v.GenericSchema,
  value: unknown,
): readonly [problem: string, fix: string] | undefined => {
  const result = v.safeParse(rule, value);
  if (result.success) return undefined;
  return sentencesOf(result.issues[0]);
};
