/** Reads the data for the search from a built page: its titles, and its visible text in chapters by id. Pure functions. */
import { type DefaultTreeAdapterTypes as Tree, parseFragment } from "parse5";
import type { Chapter, SearchedPage } from "../../src/lib/search/pages-format";
import { withoutLanguage } from "../../src/settings/languages";
import type { BuiltPage } from "../seo/read-page";

/** Elements without text for visitors, controls and navigation. Texts that repeat another page are marked with `data-no-search`. */
const leftOut = new Set("script style template noscript svg form button dialog nav select".split(" "));
const headings = new Set("h1 h2 h3 summary".split(" "));
/** Elements within a line of text. */
const inline = new Set("a abbr b bdi br cite code em i kbd mark q s small span strong sub sup td th time u".split(" "));

const attribute = (element: Tree.Element, name: string): string | undefined =>
  element.attrs.find((entry) => entry.name === name)?.value;

const isElement = (node: Tree.Node): node is Tree.Element => "tagName" in node;
const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === "#text";

const isLeftOut = (element: Tree.Element): boolean =>
  leftOut.has(element.tagName) ||
  attribute(element, "hidden") !== undefined ||
  attribute(element, "aria-hidden") === "true" ||
  attribute(element, "role") === "status" ||
  attribute(element, "data-book-now") !== undefined ||
  attribute(element, "class")?.split(" ").includes("visually-hidden") === true ||
  attribute(element, "data-no-search") !== undefined;

/** The id that a URL may use as its fragment. Ids made by React (`:R1:`) are not stable, so they do not count. */
const idOf = (element: Tree.Element): string | undefined => {
  const id = attribute(element, "id");
  return id === undefined || id === "" || id.includes(":") ? undefined : id;
};

/** The first id below an element. The id of a question is on its answer, so that the browser opens it. */
const idBelow = (element: Tree.Element): string | undefined => {
  for (const child of element.childNodes) {
    if (!isElement(child) || child.tagName === "summary") continue;
    const id = idOf(child) ?? idBelow(child);
    if (id !== undefined) return id;
  }
  return undefined;
};

/** The text in one line. A comma after an empty element, which a script fills in later, is removed. */
const plain = (text: string): string => text.replace(/\s+/g, " ").replace(/: ?,/g, ":").trim();

/** Two adjacent elements are apart on the page but have no space between them in the text. */
const spaceAfter = (before: Tree.Node | undefined): string => (before !== undefined && isElement(before) ? " " : "");

/** The id of an enclosing element, which the first heading below it takes. */
interface Place {
  id: string | undefined;
}

/** Marks the end of a heading that does not begin a chapter. */
const headsNext = "\u0000";

class Reading {
  heading = "";
  private lines: string[] = [""];
  private readonly parts: { readonly id: string; readonly title: string; readonly lines: string[] }[] = [];
  private readonly opening = this.lines;

  /** Appends to the current line. */
  private add(text: string): void {
    this.lines.push(`${this.lines.pop() ?? ""}${text}`);
  }

  private textOf({ childNodes }: Tree.Element): string {
    return childNodes
      .map((child, index) => {
        if (isText(child)) return child.value;
        return isElement(child) && !isLeftOut(child) ? spaceAfter(childNodes[index - 1]) + this.textOf(child) : "";
      })
      .join("");
  }

  /** A heading with an id begins a chapter; the text of any other is put before the line that follows it. */
  private head(element: Tree.Element, place: Place): void {
    const title = plain(this.textOf(element));
    if (element.tagName === "h1") {
      this.heading = title;
      return;
    }
    const id = place.id ?? idOf(element);
    place.id = undefined;
    if (id === undefined) {
      this.lines.push(title + headsNext, "");
      return;
    }
    this.lines = [""];
    this.parts.push({ id, title, lines: this.lines });
  }

  private enter(element: Tree.Element, before: Tree.Node | undefined): void {
    if (inline.has(element.tagName)) this.add(element.tagName === "br" ? " " : spaceAfter(before));
    else if (element.tagName !== "dd") this.lines.push("");
    // A term and its definitions are one line.
    else this.add(before !== undefined && isElement(before) && before.tagName === "dd" ? ", " : " ");
  }

  walk(node: Tree.ParentNode, place: Place): void {
    node.childNodes.forEach((child, index) => {
      if (isText(child)) return this.add(child.value);
      if (!isElement(child) || isLeftOut(child)) return;
      if (headings.has(child.tagName)) return this.head(child, place);
      this.enter(child, node.childNodes[index - 1]);
      const id = idOf(child) ?? (child.tagName === "details" ? idBelow(child) : undefined);
      this.walk(child, id === undefined ? place : { id });
      if (child.tagName === "dt") this.add(":");
      else if (!inline.has(child.tagName) && child.tagName !== "dd") this.lines.push("");
    });
  }

  private static written(lines: readonly string[]): string {
    return lines
      .map((line) => line.replaceAll("\n", " "))
      .filter((line) => plain(line) !== "")
      .join("\n")
      .replaceAll(`${headsNext}\n`, ": ")
      .replaceAll(headsNext, "")
      .split("\n")
      .map(plain)
      .join("\n");
  }

  get text(): string {
    return Reading.written(this.opening);
  }

  get chapters(): Chapter[] {
    return this.parts.map(({ id, title, lines }) => [id, title, Reading.written(lines)]);
  }
}

const dataBlock = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The page's name in its own breadcrumbs; undefined on the home page, which has none. */
const nameInCrumbs = (html: string): string | undefined => {
  for (const [, json = ""] of html.matchAll(dataBlock)) {
    const thing: unknown = JSON.parse(json);
    if (!isRecord(thing) || thing["@type"] !== "BreadcrumbList" || !Array.isArray(thing["itemListElement"])) continue;
    const last: unknown = thing["itemListElement"].at(-1);
    if (isRecord(last) && typeof last["name"] === "string") return last["name"];
  }
  return undefined;
};

/** The searched data of a page, from its HTML. */
export const searchedPage = (html: string, { path, title, description, siteName }: BuiltPage): SearchedPage => {
  const main = html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"));
  const reading = new Reading();
  reading.walk(parseFragment(main.slice(main.indexOf(">") + 1)), { id: undefined });
  const ownTitle = title.replace(/\s\|\s[^|]*$/, "");
  return {
    path: withoutLanguage(path),
    name: nameInCrumbs(html) ?? siteName,
    titles: [...new Set([ownTitle, reading.heading])].join("\n"),
    description,
    text: reading.text,
    chapters: reading.chapters,
  };
};
