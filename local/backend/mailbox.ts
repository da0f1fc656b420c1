/**
 * Stores the emails that would have been sent through the mail provider: the newest 500. They are also kept in a file of the data
 * directory, which is shortened to 500 at the next start. Shows them as plain pages and as JSON.
 */
import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { escapeMarkup as escape } from "../../gatsby/feeds/tree-html";

interface CapturedEmail {
  readonly id: string;
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type NewEmail = Omit<CapturedEmail, "id" | "at">;

const maxEmails = 500;

export class Mailbox {
  readonly #file: string;
  readonly #keys = new Map<string, string>();
  #emails: CapturedEmail[];

  constructor(dataDir: string) {
    this.#file = path.join(dataDir, "mailbox.jsonl");
    const lines = existsSync(this.#file) ? readFileSync(this.#file, "utf8").split("\n").filter(Boolean) : [];
    this.#emails = lines.slice(-maxEmails).flatMap((line) => {
      try {
        return [JSON.parse(line) as CapturedEmail];
      } catch {
        return []; // The last line of a process that was killed while writing.
      }
    });
    if (lines.length > this.#emails.length) {
      writeFileSync(this.#file, this.#emails.map((email) => `${JSON.stringify(email)}\n`).join(""));
    }
  }

  /** Newest first. */
  list(): readonly CapturedEmail[] {
    return this.#emails.toReversed();
  }

  find(id: string): CapturedEmail | undefined {
    return this.#emails.find((email) => email.id === id);
  }

  /** Stores an email and returns its id. Like the provider, stores only one email per idempotency key; a restart forgets the keys. */
  add(email: NewEmail, idempotencyKey?: string): string {
    const known = idempotencyKey === undefined ? undefined : this.#keys.get(idempotencyKey);
    if (known !== undefined) return known;
    const captured: CapturedEmail = { id: randomUUID(), at: new Date().toISOString(), ...email };
    this.#emails.push(captured);
    if (this.#emails.length > maxEmails) this.#emails = this.#emails.slice(-maxEmails);
    appendFileSync(this.#file, `${JSON.stringify(captured)}\n`);
    if (idempotencyKey !== undefined) this.#keys.set(idempotencyKey, captured.id);
    return captured.id;
  }

  clear(): void {
    this.#emails = [];
    this.#keys.clear();
    writeFileSync(this.#file, "");
  }
}

const withLinks = (text: string): string =>
  escape(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const page = (title: string, body: string): Response =>
  new Response(
    `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escape(title)}</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #8886;vertical-align:top}pre{white-space:pre-wrap;font:inherit;overflow-wrap:anywhere}dt{font-weight:600}dd{margin:0 0 .5rem}</style>
</head>
<body><main>${body}</main></body>
</html>`,
    {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      },
    },
  );

const list = (emails: readonly CapturedEmail[]): Response =>
  page(
    "Mailbox",
    `<h1>Mailbox</h1><p>Emails that the embedded backend would have sent. Nothing leaves this computer.</p>${
      emails.length === 0
        ? "<p>No email yet.</p>"
        : `<table><thead><tr><th scope="col">Time</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${emails
            .map(
              ({ id, at, to, subject }) =>
                `<tr><td><time datetime="${at}">${at.slice(0, 19).replace("T", " ")}</time></td><td>${escape(to)}</td><td><a href="/_mailbox/${id}">${escape(subject)}</a></td></tr>`,
            )
            .join("")}</tbody></table>`
    }`,
  );

const one = ({ subject, from, to, replyTo, at, headers, text }: CapturedEmail): Response =>
  page(
    subject,
    `<p><a href="/_mailbox">All emails</a></p><article><h1>${escape(subject)}</h1><dl><dt>From</dt><dd>${escape(from)}</dd><dt>To</dt><dd>${escape(to)}</dd><dt>Reply to</dt><dd>${escape(replyTo)}</dd><dt>Time</dt><dd><time datetime="${at}">${at}</time></dd>${Object.entries(
      headers,
    )
      .map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`)
      .join("")}</dl><pre>${withLinks(text)}</pre></article>`,
  );

const json = (value: unknown, status = 200): Response =>
  Response.json(value, { status, headers: { "cache-control": "no-store" } });

/** Serves /_mailbox, /_mailbox/{id} and /_mailbox.json. DELETE of any of them empties the mailbox. */
export const answerMailbox = (request: Request, mailbox: Mailbox): Response => {
  const { pathname } = new URL(request.url);
  if (request.method === "DELETE") {
    mailbox.clear();
    return new Response(null, { status: 204 });
  }
  if (request.method !== "GET" && request.method !== "HEAD") {
    return json({ error: { code: "method_not_allowed", message: "This method is not accepted here." } }, 405);
  }
  if (pathname === "/_mailbox.json") return json({ emails: mailbox.list() });
  if (pathname === "/_mailbox" || pathname === "/_mailbox/") return list(mailbox.list());
  const email = mailbox.find(pathname.slice("/_mailbox/".length));
  return email === undefined
    ? json({ error: { code: "not_found", message: "There is nothing at this address." } }, 404)
    : one(email);
};
