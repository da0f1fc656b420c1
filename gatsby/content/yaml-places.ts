/** Finds the positions of fields and texts in a YAML document. */
import { type Document, isCollection, isPair, isScalar, visit } from "yaml";

export type FieldPath = readonly (string | number)[];

/** A text of a file, with its field and line. */
export interface PlacedText {
  readonly text: string;
  readonly field: string;
  readonly line?: number | undefined;
}

/** The path as a string: `facts.checkOutBy.value`, `groups[2].items[0].answer.el`. */
export const fieldName = (path: FieldPath): string =>
  path.map((step, index) => (typeof step === "number" ? `[${step}]` : index === 0 ? step : `.${step}`)).join("");

const startOf = (node: unknown): number | undefined => {
  const range: unknown = typeof node === "object" && node !== null && "range" in node ? node.range : undefined;
  return Array.isArray(range) && typeof range[0] === "number" ? range[0] : undefined;
};

/** The offset at which a field begins in the source; if it is missing, that of the nearest field around it. */
export const rangeStart = (document: Document, path: FieldPath): number => {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const pair = isCollection(parent)
      ? parent.items.find((item) => isPair(item) && String(item.key) === String(path[length - 1]))
      : undefined;
    const node = pair !== undefined && isPair(pair) ? pair.key : document.getIn(path.slice(0, length), true);
    const start = startOf(node);
    if (start !== undefined) return start;
  }
  return startOf(document.contents) ?? 0;
};

const pathOf = (ancestors: readonly unknown[], key: unknown): FieldPath => {
  const steps: (string | number)[] = [];
  ancestors.forEach((ancestor, index) => {
    if (isPair(ancestor)) steps.push(String(ancestor.key));
    else if (isCollection(ancestor) && ancestor.constructor.name === "YAMLSeq") {
      const next = ancestors[index + 1];
      steps.push(next === undefined ? Number(key) : ancestor.items.findIndex((item) => item === next));
    }
  });
  return steps;
};

export const textsOf = (document: Document, lineAt: (offset: number) => number): PlacedText[] => {
  const texts: PlacedText[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === "key" || !isScalar(node) || typeof node.value !== "string") return;
      const start = node.range?.[0];
      const line = start === undefined ? undefined : lineAt(start);
      texts.push({ text: node.value, field: fieldName(pathOf(ancestors, key)), line });
    },
  });
  return texts;
};
