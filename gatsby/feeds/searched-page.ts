/** Reads the data for the search from a built page: its titles, and its visible text in chapters by id. Pure functions. */
import { type DefaultTreeAdapterTypes as Tree, parseFragment } from "parse5";
import * as v from "valibot";
import type { SearchedPage } from "../../src/lib/search/search-format";
import { withoutLanguage } from "../../src/settings/languages";
import { type BuiltPage, attribute, isElement, isText, withoutBrand } from "../seo/built-pages";

/**
 * Elements that are left out: those without visible text, controls, and navigation. `data-no-search` marks texts that repeat another page.
 */
const leftOut = new Set("script style template noscript svg form button dialog nav select".split(" "));
const headings = new Set("h1 h2 h3 summary".split(" "));
/** Elements within a line of text. */
const inline = new Set("a abbr b bdi br cite code em i kbd mark q s small span strong sub sup td th time u".split(" "));

const isLeftOut = (element: Tree.Element): boolean =>
  leftOut.has(element.tagName) ||
  ["hidden", "data-book-now", "data-no-search"].some((name) => attribute(element, name) !== undefined) ||
  attribute(element, "aria-hidden") === "true" ||
  attribute(element, "role") === "status" ||
  attribute(element, "class")?.split(" ").includes("visually-hidden") === true;

/** The id that a URL may use as its fragment. Ids made by React (`:R1:`) are not stable, so they do not count. */
const idOf = (element: Tree.Element): string | undefined => {
  const id = attribute(element, "id");
  return id === undefined || id === "" || id.includes(":") ? undefined : id;
};

/** The first id below an element. A question's id is on its answer, because browsers open a `details` for a fragment inside it. */
const idBelow = (element: Tree.Element): string | undefined => {
  for (const child of element.childNodes) {
    if (!isElement(child) || child.tagName === "summary") continue;
    const id = idOf(child) ?? idBelow(child);
    if (id !== undefined) return id;
  }
  return undefined;
};

/** The text in one line. A comma after a colon is removed: the element between them is empty, and a script fills it in later. */
const plain = (text: string): string => text.replace(/\s+/g, " ").replace(/: ?,/g, ":").trim();

/** A space after an element: two adjacent elements are apart on the page, but their texts have no space between them. */
const spaceAfter = (before: Tree.Node | undefined): string => (before !== undefined && isElement(before) ? " " : "");

/** The id of an enclosing element, for the first heading below it; then undefined, so that no other heading gets it. */
type EnclosingId = { id: string | undefined };

class MainReader {
  heading = "";
  /** The lines before the first chapter. */
  readonly opening: string[] = [];
  readonly chapters: { readonly id: string; readonly title: string; readonly lines: string[] }[] = [];
  private lines = this.opening;
  private line = "";
  /** Headings that do not begin a chapter: they are put before the line that follows them. */
  private pendingHeadings: string[] = [];

  private endLine(): void {
    if (plain(this.line) !== "") {
      this.lines.push(plain([...this.pendingHeadings, this.line].join(": ")));
      this.pendingHeadings = [];
    }
    this.line = "";
  }

  /** Ends the last line of a chapter. Headings without a line after them are a line themselves. */
  endChapter(): void {
    this.endLine();
    if (this.pendingHeadings.length > 0) this.lines.push(this.pendingHeadings.join(": "));
    this.pendingHeadings = [];
  }

  private textOf({ childNodes }: Tree.Element): string {
    return childNodes
      .map((child, index) => {
        if (isText(child)) return child.value;
        return isElement(child) && !isLeftOut(child) ? spaceAfter(childNodes[index - 1]) + this.textOf(child) : "";
      })
      .join("");
  }

  private readHeading(element: Tree.Element, enclosing: EnclosingId): void {
    const title = plain(this.textOf(element));
    if (element.tagName === "h1") {
      this.heading = title;
      return;
    }
    const id = enclosing.id ?? idOf(element);
    enclosing.id = undefined;
    if (id === undefined) {
      this.endLine();
      this.pendingHeadings.push(title);
      return;
    }
    this.endChapter();
    this.lines = [];
    this.chapters.push({ id, title, lines: this.lines });
  }

  private enter(element: Tree.Element, before: Tree.Node | undefined): void {
    if (inline.has(element.tagName)) this.line += element.tagName === "br" ? " " : spaceAfter(before);
    else if (element.tagName !== "dd") this.endLine();
    // A term and its definitions are one line.
    else this.line += before !== undefined && isElement(before) && before.tagName === "dd" ? ", " : " ";
  }

  walk(node: Tree.ParentNode, enclosing: EnclosingId): void {
    node.childNodes.forEach((child, index) => {
      if (isText(child)) this.line += child.value;
      if (!isElement(child) || isLeftOut(child)) return;
      if (headings.has(child.tagName)) return this.readHeading(child, enclosing);
      this.enter(child, node.childNodes[index - 1]);
      const id = idOf(child) ?? (child.tagName === "details" ? idBelow(child) : undefined);
      this.walk(child, id === undefined ? enclosing : { id });
      if (child.tagName === "dt") this.line += ":";
      else if (!inline.has(child.tagName) && child.tagName !== "dd") this.endLine();
    });
  }
}

const dataBlock = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;
const breadcrumbs = v.object({
  "@type": v.literal("BreadcrumbList"),
  itemListElement: v.array(v.object({ name: v.string() })),
});

/** The page's name in its own breadcrumbs; undefined on the home page, which has none. */
const nameInCrumbs = (html: string): string | undefined =>
  [...html.matchAll(dataBlock)]
    .map(([, json = ""]) => v.safeParse(breadcrumbs, JSON.parse(json)))
    .flatMap(({ success, output }) => (success ? output.itemListElement : []))
    .at(-1)?.name;

/** The searched data of a page, from its HTML. */
export const searchedPage = (html: string, { path, title, description, siteName }: BuiltPage): SearchedPage => {
  const main = html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"));
  const reader = new MainReader();
  reader.walk(parseFragment(main.slice(main.indexOf(">") + 1)), { id: undefined });
  reader.endChapter();
  return {
    path: withoutLanguage(path),
    name: nameInCrumbs(html) ?? siteName,
    titles: [...new Set([withoutBrand(title), reader.heading])].join("\n"),
    description,
    text: reader.opening.join("\n"),
    chapters: reader.chapters.map(({ id, title, lines }) => [id, title, lines.join("\n")]),
  };
};
