/**
 * A post's text as plain HTML for feed readers: absolute links, and of the components only pictures and, as quotations, tips. Pure
 * functions.
 */
import { type Language, inLanguage } from "../../src/settings/languages";
import { type TextProperties, type TextTree, textProperty } from "../../src/lib/text/tree";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const kept = new Set(
  "p ul ol li strong em del blockquote h2 h3 h4 table thead tbody tr th td code pre hr br".split(" "),
);
const empty = new Set(["hr", "br"]);

type Place = Readonly<{
  origin: string;
  language: Language;
  /** The path of a picture by its `src` in the text; undefined if it is unknown. */
  pictureOf: (src: string) => string | undefined;
}>;

const absolute = (href: string, { origin, language }: Place): string => {
  if (!href.startsWith("/")) return href;
  const [, path = "/", rest = ""] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  return origin + inLanguage(path, language) + rest;
};

const tip = (attributes: TextProperties, content: string): string =>
  `<blockquote><p><strong>${escapeMarkup(textProperty(attributes, "title"))}</strong></p>${content}</blockquote>`;

const figure = (attributes: TextProperties, { origin, pictureOf }: Place): string => {
  const path = pictureOf(textProperty(attributes, "src"));
  if (path === undefined) return "";
  const [alt, caption] = [textProperty(attributes, "alt"), textProperty(attributes, "caption")].map(escapeMarkup);
  const words = caption === "" ? "" : `<figcaption>${caption}</figcaption>`;
  return `<figure><img src="${escapeMarkup(origin + path)}" alt="${alt}" />${words}</figure>`;
};

/** The tree as HTML, without components that only make sense on the page. A link to a heading of the same post becomes plain text. */
export const treeToHtml = (tree: TextTree, place: Place): string => {
  if (typeof tree === "string") return escapeMarkup(tree);
  const [tag, attributes, children] = tree;
  const content = children.map((child) => treeToHtml(child, place)).join("");
  if (tag === null) return content;
  if (tag === "Tip") return tip(attributes, content);
  if (tag === "Figure") return figure(attributes, place);
  if (tag === "a") {
    const href = textProperty(attributes, "href");
    return href.startsWith("#") ? content : `<a href="${escapeMarkup(absolute(href, place))}">${content}</a>`;
  }
  if (empty.has(tag)) return `<${tag} />`;
  if (kept.has(tag)) return `<${tag}>${content}</${tag}>`;
  return /^[A-Z]/.test(tag) ? "" : content;
};
