/** Schemas for URLs, site origins, e-mail addresses and host names in the content. */
import * as v from "valibot";
import { hasForm, written } from "./values";

export const isAddress = hasForm(
  /^https:\/\/[^\s/]+\.\S+$/,
  "is not an address of the web.",
  "Write it whole, beginning with https://.",
);

export const address = v.pipe(v.string(), isAddress);

/** The origin of a site, to which paths are appended. */
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

/** A host name, without https:// and without a path. */
export const host = namedHost(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, '"maps.example.com"');

/** A host name, or all subdomains of a domain: `*.example.com`. */
export const hosts = namedHost(/^(?:\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/, '"maps.example.com", "*.example.com"');
