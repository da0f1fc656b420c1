/** The components that texts may use, with their attributes and the kinds of text in which they are allowed. */
import type { Wrong } from "../content/content-issue";
import { braceIssues } from "../content/facts";
import { policyNames } from "../content/schema/texts";
import type { MarkdownComponent } from "./markdown";

/** A post, a part of the house guide, or the name of a policy. */
type TextKind = "post" | "guide" | (typeof policyNames)[number];

const everywhere: readonly TextKind[] = ["post", "guide", ...policyNames];

interface ComponentRule {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Whether the component has content between its tags. */
  readonly content: boolean;
  /** Whether the component may be used within a sentence. Other components must be on a separate line. */
  readonly inline: boolean;
  /** The kinds of text whose pages render it. */
  readonly places: readonly TextKind[];
  readonly example: string;
}

const rule = (example: string, required: readonly string[], more: Partial<ComponentRule> = {}): ComponentRule => ({
  optional: [],
  content: false,
  inline: false,
  places: everywhere,
  ...more,
  example,
  required,
});

const textComponents: Readonly<Record<string, ComponentRule>> = {
  Fact: rule('<Fact name="checkInFrom" />', ["name"], { inline: true }),
  WithFact: rule('<WithFact name="climateFeeHigh"> … </WithFact>', ["name"], { content: true, inline: true }),
  WithoutFact: rule('<WithoutFact name="climateFeeHigh"> … </WithoutFact>', ["name"], { content: true, inline: true }),
  Place: rule('<Place id="white-tower" />', ["id"], { places: ["post"] }),
  Tip: rule('<Tip title="In short"> … </Tip>', ["title"], { content: true }),
  Figure: rule('<Figure src="market.jpg" alt="What the picture shows" />', ["src", "alt"], {
    optional: ["caption"],
    places: ["post"],
  }),
  BookNow: rule("<BookNow />", [], { places: ["post"] }),
  StayTerms: rule("<StayTerms />", [], { places: ["rental-conditions"] }),
  QuietHours: rule("<QuietHours />", [], { places: ["rental-conditions"] }),
  HouseMeasurements: rule("<HouseMeasurements />", [], { places: ["accessibility"] }),
  ThirdParties: rule("<ThirdParties />", [], { places: ["cookie-policy"] }),
  ConsentSettings: rule("<ConsentSettings />", [], { places: ["cookie-policy"] }),
};

/** The rule of a component; undefined for any other name. */
export const componentRule = (name: string): ComponentRule | undefined =>
  Object.hasOwn(textComponents, name) ? textComponents[name] : undefined;

const tags = (names: readonly string[]): string => names.map((name) => `<${name}>`).join(", ");
const listed = tags(Object.keys(textComponents));

/** The issue of a component that the text's page does not render; undefined if the page renders it, or if no component has this name. */
export const misplacedIssue = (name: string, kind: TextKind): Wrong | undefined => {
  if (componentRule(name)?.places.includes(kind) !== false) return undefined;
  const may = Object.keys(textComponents).filter((other) => textComponents[other]?.places.includes(kind));
  const where = kind === "post" ? "a post" : kind === "guide" ? "the house guide" : `the policy “${kind}”`;
  return [
    `<${name}> is not allowed in ${where}.`,
    `A text of this kind may use ${tags(may)} and Markdown: use one of these, or remove the component.`,
  ];
};

type Attribute = MarkdownComponent["attributes"][number];

const attributeIssue = (tag: string, rule: ComponentRule, attribute: Attribute): Wrong | undefined => {
  const { required, optional, example } = rule;
  const isSpread = attribute.type === "mdxJsxExpressionAttribute";
  if (isSpread || (typeof attribute.value === "object" && attribute.value !== null))
    return [`<${tag}> has a value in braces.`, `Write a plain text in quotes: ${example}`];
  const { name, value } = attribute;
  if (![...required, ...optional].includes(name))
    return [`<${tag}> has no attribute called “${name}”.`, `Write ${example}`];
  if (!value?.trim()) return [`The attribute “${name}” of <${tag}> is empty.`, `Write ${example}`];
  return braceIssues(value)[0];
};

/** The issue of a tag that is HTML or a misspelt component. */
export const unknownIssue = (name: string): Wrong => [
  name === "" ? "There is an empty tag, <>." : `<${name}> is not allowed in a text.`,
  `A text may use ${listed} and Markdown. Use one of these, or correct the spelling.`,
];

/** All issues of one component: its name, its attributes (unknown, missing, empty or in braces), its content, and its position. */
export const componentIssues = (node: MarkdownComponent): readonly Wrong[] => {
  const name = node.name ?? "";
  const known = componentRule(name);
  if (known === undefined) return [unknownIssue(name)];
  const issues = node.attributes
    .map((attribute) => attributeIssue(name, known, attribute))
    .filter((issue) => issue !== undefined);
  for (const wanted of known.required) {
    if (node.attributes.some((attribute) => "name" in attribute && attribute.name === wanted)) continue;
    issues.push([`<${name}> lacks “${wanted}”.`, `Write ${known.example}`]);
  }
  const filled = node.children.length > 0;
  if (filled && !known.content) issues.push([`<${name}> has content.`, `Write ${known.example}`]);
  if (!filled && known.content) issues.push([`<${name}> is empty.`, `Write ${known.example}`]);
  if (node.type === "mdxJsxTextElement" && !known.inline) {
    const fix = "Put it on a line of its own, with an empty line before and after.";
    issues.push([`<${name}> is within a sentence.`, fix]);
  }
  return issues;
};

/** The attributes of a component that are plain strings. */
export const attributesOf = ({ attributes }: MarkdownComponent): Readonly<Record<string, string>> =>
  Object.fromEntries(
    attributes.flatMap((attribute) =>
      "name" in attribute && typeof attribute.value === "string" ? [[attribute.name, attribute.value]] : [],
    ),
  );
