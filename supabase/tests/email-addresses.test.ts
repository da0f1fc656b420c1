/** The database accepts email addresses only in canonical form, as the forms send them. */
import { canonicalEmail } from "../../src/lib/forms/email-address.ts";
import { asActor, seedActors } from "./support/actors.ts";
import { type Target, targets } from "./support/target.ts";

/** Email addresses as typed by people. */
const addresses = [
  "ann@example.com",
  "Ann.Smith+News@Example.COM",
  "ann@ΕΛΛΗΝΙΚΑ.example",
  "ann@ελληνικά.example",
  "ann@ΕΛΛΗΝΙΚΆ.example",
  "m@παράδειγμα.ελ",
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

  test.each(addresses)("accepts the canonical form of %s", async (email) => {
    const taken = "select private.is_normalized_email($1) as taken";
    expect(await target.query(taken, [canonicalEmail(email)])).toEqual([{ taken: true }]);
  });

  test.each([
    ["Ann@example.com", "not canonical"],
    ["ann@ΕΛΛΗΝΙΚΑ.example", "not canonical"],
    ["example.com", "no address"],
    ["@example.com", "no address"],
  ])("does not store %s, which is %s", async (email) => {
    for (const insert of [
      "insert into public.contact_messages (name, email, message, language) values ('Ann', $1, 'Hello', 'en')",
      "insert into public.newsletter_subscribers (email, language) values ($1, 'en')",
      `insert into public.free_night_notices (email, language, arrival, departure, token_hash, token_expires_at) values ($1, 'en', current_date + 9, current_date + 12, '${"b".repeat(64)}', now())`,
      `insert into public.data_subject_requests (type, name, email, language, token_hash, token_expires_at) values ('access', 'Ann', $1, 'en', '${"a".repeat(64)}', now())`,
    ]) {
      await expect(target.query(insert, [email])).rejects.toMatchObject({ code: "23514" });
    }
  });

  test.each(["person_data", "erase_person"])(
    "%s raises an error for an address that is not canonical, instead of an empty result",
    async (name) => {
      const ask = (email: string) => asActor(target, "owner", () => target.query(`select public.${name}('${email}')`));
      await expect(ask("ann@ΕΛΛΗΝΙΚΑ.example")).rejects.toMatchObject({ code: "22023" });
      await expect(ask(" ANN@example.com ")).resolves.toHaveLength(1);
    },
  );
});
