/**
 * A post's text as plain HTML for feed readers. Links are absolute; pictures are kept, tips become quotations, other components are
 * left out. Pure functions.
 */
import { type Language, inLanguage } from "../../src/settings/languages";
import { type TextProperties, type TextTree, textProperty } from "../../src/lib/text/tree";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const keptTags = new Set(
  "p ul ol li strong em del blockquote h2 h3 h4 table thead tbody tr th td code pre hr br".split(" "),
);
const voidTags = new Set(["hr", "br"]);

type FeedContext = Readonly<{
  origin: string;
  language: Language;
  /** The path of a picture by its `src` in the text; undefined if it is unknown. */
  pictureOf: (src: string) => string | undefined;
}>;

const absolute = (href: string, { origin, language }: FeedContext): string => {
  if (!href.startsWith("/")) return href;
  const [, path = "/", rest = ""] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  return origin + inLanguage(path, language) + rest;
};

const tip = (attributes: TextProperties, content: string): string =>
  `<blockquote><p><strong>${escapeMarkup(textProperty(attributes, "title"))}</strong></p>${content}</blockquote>`;

const figure = (attributes: TextProperties, { origin, pictureOf }: FeedContext): string => {
  const path = pictureOf(textProperty(attributes, "src"));
  if (path === undefined) return "";
  const [alt, caption] = [textProperty(attributes, "alt"), textProperty(attributes, "caption")].map(escapeMarkup);
  const figcaption = caption === "" ? "" : `<figcaption>${caption}</figcaption>`;
  return `<figure><img src="${escapeMarkup(origin + path)}" alt="${alt}" />${figcaption}</figure>`;
};

/** The tree as HTML, without components that only make sense on the page. A link to a heading of the same post becomes plain text. */
export const treeToHtml = (tree: TextTree, context: FeedContext): string => {
  if (typeof tree === "string") return escapeMarkup(tree);
  const [tag, attributes, children] = tree;
  const content = children.map((child) => treeToHtml(child, context)).join("");
  if (tag === null) return content;
  if (tag === "Tip") return tip(attributes, content);
  if (tag === "Figure") return figure(attributes, context);
  if (tag === "a") {
    const href = textProperty(attributes, "href");
    return href.startsWith("#") ? content : `<a href="${escapeMarkup(absolute(href, context))}">${content}</a>`;
  }
  if (voidTags.has(tag)) return `<${tag} />`;
  if (keptTags.has(tag)) return `<${tag}>${content}</${tag}>`;
  return /^[A-Z]/.test(tag) ? "" : content;
};
