/** `content/redirects.yml`: redirects from old paths to pages. */
import * as v from "valibot";
import { defaultLanguage, languageOfPath } from "../../../src/settings/languages";
import { fields } from "./fields";
import { hasForm } from "./values";

/** Whether each “%” belongs to a character encoded as UTF-8, so that servers can decode the path. */
const isDecodable = (value: string): boolean => {
  try {
    decodeURI(value);
    return true;
  } catch {
    return false;
  }
};

const outside = /^(?:[a-z]+:|\/\/|www\.)/i;

/** A path without “.” and “..” as folders, and without characters with a meaning for hosts. It may end in a slash and a star. */
const isPath = /^(?!\S*\/\.\.?(?:\/|$))(?:\/[^\s?#*\\"${}]*|(?:\/[^\s?#*\\"${}/]+)+\/\*)$/;

const path = v.pipe(
  v.string(),
  hasForm(
    (value) => !outside.test(value),
    "is an address with a domain.",
    "Write what follows the domain, beginning with a slash: /journal.",
  ),
  hasForm(
    (value) => outside.test(value) || isPath.test(value),
    "is not the address of a page.",
    'Begin it with a slash, without spaces and without “?”, “#”, “/..” or any of " $ { } \\; a star is allowed only at the end, after a slash: /news/*.',
  ),
  hasForm(
    (value) => value === "/" || !value.endsWith("/"),
    "ends in a slash.",
    "Write it without the slash at the end.",
  ),
  hasForm(
    isDecodable,
    "has a “%” that encodes no letter, and servers refuse such an address.",
    "Copy the address from the browser’s address bar, or write the letter itself: /café.",
  ),
);

/** The path with Greek letters decoded: a URL copied from a browser contains %CE%B4 instead of δ, but hosts compare the letters. */
const decodedPath = (value: string): string => {
  const letters = isDecodable(value) ? decodeURI(value) : value;
  return isPath.test(letters.replaceAll(" ", "")) ? letters : value;
};

const target = v.pipe(
  path,
  hasForm(
    (value) => languageOfPath(value) === defaultLanguage,
    "begins with /el.",
    "Write it without /el: an old Greek address leads to the Greek page automatically.",
  ),
);

export const redirectsSchema = fields({
  redirects: v.array(
    fields({ from: v.pipe(path, v.transform(decodedPath)), to: v.pipe(target, v.transform(decodedPath)) }),
  ),
});
