/**
 * The text of a post, policy or part of the guide as the GraphQL layer passes it to a template: data, not code.
 *
 * `body` is a tree of `[tag or component, properties, children]`, with null for a fragment and plain strings for words.
 * Tags: p h2 h3 h4 ul ol li strong em del code pre blockquote hr br a table thead tbody tr th td.
 * `a` has `href` and perhaps `title`, `ol` perhaps `start`, `code` in `pre` perhaps `className`; headings have `id`.
 *
 * Components, with their properties:
 * - `["Tip", { title }, children]`
 * - `["Place", { id, name, category, walkMinutes, distanceMetres, latitude, longitude }, []]`, from `content/places.yml`
 * - `["Figure", { src, alt, caption? }, []]`: its picture is the entry of the post's `figures` with the same `src`
 * - `["BookNow", {}, []]`
 * There is no `Fact`: it has been replaced by its text.
 */
import type { TextTree } from "../../src/lib/text/tree";

export interface CompiledText {
  readonly body: TextTree;
  readonly headings: readonly CompiledHeading[];
  /** All words in reading order, with one space between blocks; used for search. */
  readonly plainText: string;
  /** At least 1. */
  readonly readingMinutes: number;
}

export interface CompiledHeading {
  /** ASCII, unique within the text. */
  readonly id: string;
  /** 2 to 4. */
  readonly depth: number;
  readonly text: string;
}
