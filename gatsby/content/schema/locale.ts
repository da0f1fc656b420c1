/**
 * Texts by flat keys: interface texts in `content/locales/<language>/<namespace>.json`, and e-mail texts in `content/emails/<language>.json`, where
 * `{name}` is filled in when an e-mail is sent.
 */
import * as v from "valibot";
import { issueMessage } from "../content-issue";
import { text, written } from "./values";

const textsByKey = (key: RegExp, keyFix: string, groups = "") =>
  v.record(
    written(key, "cannot be a key.", keyFix),
    text,
    issueMessage("The file should hold one group of texts.", `Write { "key": "text", … }${groups}.`),
  );

export const localeSchema = textsByKey(
  /^[a-z][a-zA-Z0-9]*(\.[a-zA-Z0-9-]+(_[a-z]+)*)*(_one|_other)?$/,
  "Write words joined by full stops, beginning with a small letter: form.name.label.",
  ", without groups inside it",
);

export const emailsSchema = textsByKey(
  /^[a-z][a-zA-Z0-9-]*(\.[a-zA-Z0-9-]+)*$/,
  "Write the letter and its part: contact-receipt.subject.",
);

export type LocaleTexts = v.InferOutput<typeof localeSchema>;
