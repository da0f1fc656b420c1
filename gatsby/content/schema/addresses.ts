/** Addresses as the content writes them: of pages, whole sites, mailboxes and servers. */
import * as v from "valibot";
import { issueMessage } from "../content-issue";
import { shown } from "./values";

export const address = v.pipe(
  v.string(),
  v.check(
    (value) => /^https:\/\/[^\s/]+\.[^\s]+$/.test(value),
    (issue) =>
      issueMessage(`${shown(issue)} is not an address of the web.`, "Write it whole, beginning with https://."),
  ),
);

/** The address of a whole site: other addresses are made by adding a path to it. */
export const origin = v.pipe(
  v.string(),
  v.check(
    (value) => /^https:\/\/[^\s/?#]+\.[^\s/?#]+$/.test(value),
    (issue) =>
      issueMessage(
        `${shown(issue)} is not the address of a whole site.`,
        "Write it with https:// and without anything after the domain, not even a slash: https://www.example.com.",
      ),
  ),
);

export const mailAddress = v.pipe(
  v.string(),
  v.regex(/^[^\s@:/<>]+@[^\s@<>]+\.[^\s@<>.]+$/, (issue) =>
    issueMessage(
      `${shown(issue)} is not an e-mail address.`,
      "Write it as name@example.com, in quotes, and without “mailto:”.",
    ),
  ),
);

const namedHost = (pattern: RegExp, form: string) =>
  v.pipe(
    v.string(),
    v.regex(pattern, (issue) =>
      issueMessage(
        `${shown(issue)} is not the name of a server.`,
        `Write it without https:// and without a path: ${form}.`,
      ),
    ),
  );

/** The name of a server, without https:// and without a path. */
export const host = namedHost(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, '"maps.example.com"');

/** The same, or every server below a domain: `*.example.com`. */
export const hosts = namedHost(/^(?:\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/, '"maps.example.com", "*.example.com"');
