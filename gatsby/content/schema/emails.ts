/** `content/emails/<language>.json`: the letters that the site sends; `{name}` is filled in when one is written. */
import * as v from "valibot";
import { issueMessage } from "../content-issue";
import { text } from "./values";

const key = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-zA-Z0-9-]*(\.[a-zA-Z0-9-]+)*$/, (issue) =>
    issueMessage(`“${issue.input}” cannot be a key.`, "Write the letter and its part: contact-receipt.subject."),
  ),
);

export const emailsSchema = v.record(
  key,
  text,
  issueMessage("The file should hold one group of texts.", 'Write { "key": "text", … }.'),
);

export type EmailTexts = v.InferOutput<typeof emailsSchema>;
