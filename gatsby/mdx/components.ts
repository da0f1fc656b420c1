/** The components a text may use, and what each wants. A text is content: nothing else can be called from it. */
import type { MarkdownAttribute, MarkdownNode } from "./remark";

interface ComponentRule {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Whether something stands between its tags. */
  readonly content: boolean;
  /** Whether it stands within a sentence; all others stand on a line of their own. */
  readonly inline: boolean;
  readonly example: string;
}

const rule = (example: string, required: readonly string[], more: Partial<ComponentRule> = {}): ComponentRule => ({
  optional: [],
  content: false,
  inline: false,
  ...more,
  example,
  required,
});

export const textComponents: Readonly<Record<string, ComponentRule>> = {
  Fact: rule('<Fact name="checkInFrom" />', ["name"], { inline: true }),
  Place: rule('<Place id="white-tower" />', ["id"]),
  Tip: rule('<Tip title="In short"> … </Tip>', ["title"], { content: true }),
  Figure: rule('<Figure src="market.jpg" alt="What the picture shows" />', ["src", "alt"], { optional: ["caption"] }),
  BookNow: rule("<BookNow />", []),
  StayTerms: rule("<StayTerms />", []),
  QuietHours: rule("<QuietHours />", []),
  ThirdParties: rule("<ThirdParties />", []),
  ConsentSettings: rule("<ConsentSettings />", []),
};

/** What is wrong with a component and how to mend it. */
export interface ComponentFault {
  readonly problem: string;
  readonly cure: string;
}

const listed = Object.keys(textComponents)
  .map((name) => `<${name}>`)
  .join(", ");

const attributeFault = (name: string, { required, optional, example }: ComponentRule, attribute: MarkdownAttribute) => {
  if (attribute.name === undefined || (typeof attribute.value === "object" && attribute.value !== null)) {
    return { problem: `<${name}> has a value in braces.`, cure: `Write a plain text in quotes: ${example}` };
  }
  if (![...required, ...optional].includes(attribute.name)) {
    return { problem: `<${name}> has no attribute called “${attribute.name}”.`, cure: `Write ${example}` };
  }
  if (typeof attribute.value !== "string" || attribute.value.trim() === "") {
    return { problem: `The attribute “${attribute.name}” of <${name}> is empty.`, cure: `Write ${example}` };
  }
  return undefined;
};

/** All faults of one component: unknown, wrongly placed, attributes unknown, missing or computed. */
export const componentFaults = (node: MarkdownNode): readonly ComponentFault[] => {
  const name = node.name ?? "";
  const known = Object.hasOwn(textComponents, name) ? textComponents[name] : undefined;
  if (known === undefined) {
    const problem = name === "" ? "There is an empty tag, <>." : `<${name}> is not known here.`;
    return [{ problem, cure: `A text may use ${listed} and Markdown. Write it with these, or correct the spelling.` }];
  }
  const attributes = node.attributes ?? [];
  const faults: ComponentFault[] = attributes.flatMap((attribute) => attributeFault(name, known, attribute) ?? []);
  for (const wanted of known.required) {
    if (attributes.some((attribute) => attribute.name === wanted)) continue;
    faults.push({ problem: `<${name}> is without “${wanted}”.`, cure: `Write ${known.example}` });
  }
  const filled = (node.children ?? []).length > 0;
  if (filled && !known.content) faults.push({ problem: `<${name}> has content.`, cure: `Write ${known.example}` });
  if (!filled && known.content) faults.push({ problem: `<${name}> is empty.`, cure: `Write ${known.example}` });
  if (node.type === "mdxJsxTextElement" && !known.inline) {
    const cure = "Put it on a line of its own, with an empty line before and after.";
    faults.push({ problem: `<${name}> stands within a sentence.`, cure });
  }
  return faults;
};

/** The attributes of a component as plain texts. */
export const attributesOf = (node: MarkdownNode): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (node.attributes ?? []).flatMap(({ name, value }) =>
      name !== undefined && typeof value === "string" ? [[name, value]] : [],
    ),
  );
