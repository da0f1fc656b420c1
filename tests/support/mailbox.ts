/** Reads emails captured by the embedded backend. */
import { type APIRequestContext, expect } from "@playwright/test";

interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** All captured emails, newest first. */
export const allEmails = async (request: APIRequestContext): Promise<Email[]> => {
  const { emails } = (await (await request.get("/_mailbox.json")).json()) as { emails: Email[] };
  return emails;
};

/** The captured emails to an email address, newest first. */
export const emailsTo = async (request: APIRequestContext, address: string): Promise<Email[]> =>
  (await allEmails(request)).filter(({ to }) => to === address);

/** Waits for an email to an email address with a matching subject: a function responds before it sends its emails. */
export const emailTo = async (
  request: APIRequestContext,
  address: string,
  subject: RegExp | string = /./,
): Promise<Email> => {
  let found: Email | undefined;
  await expect
    .poll(async () => {
      found = (await emailsTo(request, address)).find((email) => email.subject.match(subject) !== null);
      return found?.subject;
    })
    .toBeDefined();
  return found as Email;
};

/**
 * The path and query of the first link with a query in an email. Without the origin, because the backend may write links with another
 * origin than the one that the tests use.
 */
export const linkIn = ({ text }: Email): string => {
  const link = /https?:\/\/\S+\?\S+/.exec(text)?.[0];
  expect(link, "a link in the email").toBeDefined();
  const { pathname, search } = new URL(link as string);
  return pathname + search;
};

/** The URL of the link in a sign-in email, with its token. */
export const signInLinkIn = ({ text }: Email): string => {
  const found = /https?:\/\/\S+#token_hash=\S+/.exec(text)?.[0];
  if (found === undefined) throw new Error("The email has no link of the sign-in service.");
  return found;
};
