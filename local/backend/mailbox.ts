/**
 * Stores the emails that would have been sent through the mail provider: the newest 500. They are also kept in a file of the data
 * directory, which is shortened to 500 at the next start.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import path from "node:path";

export interface CapturedEmail {
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
