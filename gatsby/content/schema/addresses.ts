/** Addresses as the content writes them: of pages, whole sites, mailboxes and servers. */
import * as v from "valibot";
import { hasForm, written } from "./values";

export const isAddress = hasForm(
  /^https:\/\/[^\s/]+\.\S+$/,
  "is not an address of the web.",
  "Write it whole, beginning with https://.",
);

export const address = v.pipe(v.string(), isAddress);

/** The address of a whole site: other addresses are made by adding a path to it. */
export const origin = written(
  /^https:\/\/[^\s/?#]+\.[^\s/?#]+$/,
  "is not the address of a whole site.",
  "Write it with https:// and without anything after the domain, not even a slash: https://www.example.com.",
);

export const mailAddress = written(
  /^[^\s@:/<>]+@[^\s@<>]+\.[^\s@<>.]+$/,
  "is not an e-mail address.",
  "Write it as name@example.com, in quotes, and without “mailto:”.",
);

const namedHost = (form: RegExp, example: string) =>
  written(form, "is not the name of a server.", `Write it without https:// and without a path: ${example}.`);

/** The name of a server, without https:// and without a path. */
export const host = namedHost(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, '"maps.example.com"');

/** The same, or every server below a domain: `*.example.com`. */
export const hosts = namedHost(/^(?:\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/, '"maps.example.com", "*.example.com"');
