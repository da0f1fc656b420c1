/** `content/locales/<language>/<namespace>.json`: the texts of the interface, by flat keys. */
import * as v from "valibot";
import { issueMessage } from "../content-issue";
import { text } from "./values";

const key = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-zA-Z0-9]*(\.[a-zA-Z0-9-]+(_[a-z]+)*)*(_one|_other)?$/, (issue) =>
    issueMessage(
      `“${issue.input}” cannot be a key.`,
      "Write words joined by full stops, beginning with a small letter: form.name.label.",
    ),
  ),
);

export const localeSchema = v.record(
  key,
  text,
  issueMessage("The file should hold one group of texts.", 'Write { "key": "text", … }, without groups inside it.'),
);

export type LocaleTexts = v.InferOutput<typeof localeSchema>;
