/** One form of an email address in the database: what was stored before is brought into it, and nothing else is taken or searched for. */
import { canonicalEmail } from "../../src/lib/forms/email-address.ts";
import { readMigrations } from "../../local/backend/migrate.ts";
import { asActor, seedActors } from "./support/actors.ts";
import { type Target, targets } from "./support/target.ts";

const migration = readMigrations().find(({ name }) => name === "addresses_have_one_form")?.sql ?? "";

/** The part of the migration that changes what is stored. */
const conversion = migration.slice(0, migration.indexOf("-- What is not in this form is refused"));

const addresses = [
  "ann@example.com",
  "Ann.Smith+News@Example.COM",
  "ann@ΕΛΛΗΝΙΚΑ.example",
  "ann@ελληνικά.example",
  "ann@ΕΛΛΗΝΙΚΆ.example",
  "μ@παράδειγμα.ελ".replace("μ", "m"),
  "info@ξενοδοχείο-θεσσαλονίκη.gr",
  "o'neill@bücher.example",
  "a@Ελλάδα2.xn--qxam",
  "b@пример.рф",
  "c@例え.テスト",
];

describe.each(targets)("on %s", (_, open) => {
  let target: Target;

  beforeAll(async () => {
    target = await open();
    await seedActors(target);
  });
  afterAll(() => target.close());

  test("addresses that were stored as typed become what the forms store now", async () => {
    await target.script(`begin;
      alter table public.contact_messages drop constraint contact_messages_email_in_one_form;
      alter table public.data_subject_requests drop constraint data_subject_requests_email_in_one_form;
      alter table public.newsletter_subscribers drop constraint newsletter_subscribers_email_in_one_form`);
    for (const [place, email] of addresses.entries()) {
      await target.query(
        "insert into public.contact_messages (name, email, message, language, created_at) values ('Ann', $1, 'Hello', 'en', now() + $2 * interval '1 second')",
        [email, place],
      );
      await target.query(
        "insert into public.outgoing_emails (template, recipient, language, parameters, created_at) values ('contact-notice', $1, 'en', jsonb_build_object('email', $1::text), now() + $2 * interval '1 second')",
        [email, place],
      );
    }
    // One reader twice, who left under the one and is waiting under the other.
    await target.script(`insert into public.newsletter_subscribers (email, language, status, requested_at, confirmed_at, unsubscribed_at) values
        ('reader@ΕΛΛΗΝΙΚΑ.example', 'el', 'unsubscribed', now() - interval '9 days', now() - interval '8 days', now() - interval '1 day'),
        ('${canonicalEmail("reader@ΕΛΛΗΝΙΚΑ.example") ?? ""}', 'el', 'pending', now(), null, null)`);
    await target.script(conversion);
    const expected = addresses.map((email) => ({ email: canonicalEmail(email) }));
    expect(await target.query("select email from public.contact_messages order by created_at")).toEqual(expected);
    expect(await target.query("select recipient as email from public.outgoing_emails order by created_at")).toEqual(
      expected,
    );
    expect(
      await target.query("select parameters ->> 'email' as email from public.outgoing_emails order by created_at"),
    ).toEqual(expected);
    expect(await target.query("select email, status from public.newsletter_subscribers")).toEqual([
      { email: canonicalEmail("reader@ΕΛΛΗΝΙΚΑ.example"), status: "unsubscribed" },
    ]);
    await target.script("rollback");
  });

  test.each(["Ann@example.com", "ann@ΕΛΛΗΝΙΚΑ.example"])("%s cannot be stored as it stands", async (email) => {
    for (const insert of [
      "insert into public.contact_messages (name, email, message, language) values ('Ann', $1, 'Hello', 'en')",
      "insert into public.newsletter_subscribers (email, language) values ($1, 'en')",
      `insert into public.data_subject_requests (type, name, email, language, token_hash, token_expires_at) values ('access', 'Ann', $1, 'en', '${"a".repeat(64)}', now())`,
    ]) {
      await expect(target.query(insert, [email])).rejects.toMatchObject({ code: "23514" });
    }
  });

  test.each(["person_data", "erase_person"])(
    "%s refuses an address that could not be stored: finding nothing would look like an answer",
    async (name) => {
      const ask = (email: string) => asActor(target, "owner", () => target.query(`select public.${name}('${email}')`));
      await expect(ask("ann@ΕΛΛΗΝΙΚΑ.example")).rejects.toMatchObject({ code: "22023" });
      await expect(ask(" ANN@example.com ")).resolves.toHaveLength(1);
    },
  );
});
