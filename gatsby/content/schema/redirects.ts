/** `content/redirects.yml`: addresses that have moved. */
import * as v from "valibot";
import { issueMessage } from "../content-issue";
import { fields } from "./fields";
import { shown } from "./values";

const outside = /^(?:[a-z]+:|\/\/|www\.)/i;

const path = v.pipe(
  v.string(),
  v.check(
    (value) => !outside.test(value),
    (issue) =>
      issueMessage(
        `${shown(issue)} is an address with a domain.`,
        "Write what follows the domain, beginning with a slash: /journal.",
      ),
  ),
  v.check(
    (value) => outside.test(value) || /^\/(?:[^\s?#*\\]*)(?:#[^\s#*]+)?$|^(?:\/[^\s?#*\\/]+)+\/\*$/.test(value),
    (issue) =>
      issueMessage(
        `${shown(issue)} is not the address of a page.`,
        "Begin it with a slash, without spaces and without “?”; a star may stand at the end alone, after a slash: /news/*.",
      ),
  ),
  v.check(
    (value) => value === "/" || !value.endsWith("/"),
    (issue) => issueMessage(`${shown(issue)} ends in a slash.`, "Write it without the slash at its end."),
  ),
);

export const redirectsSchema = fields({ redirects: v.array(fields({ from: path, to: path })) });

export type Redirects = v.InferOutput<typeof redirectsSchema>["redirects"];
