/**
 * What the database accepts from the forms: email addresses only in canonical form, as the forms send them, and submissions within limits
 * (decision 0041): per network of the visitor, and per day for all visitors. Above the daily number a form stays open.
 */
import { canonicalEmail } from "../../src/lib/forms/person-fields.ts";
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
    const statement = "select private.is_normalized_email($1) as accepted";
    expect(await target.query(statement, [canonicalEmail(email)])).toEqual([{ accepted: true }]);
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

  describe("limits", () => {
    let last = 0;

    beforeEach(() => target.script("begin"));
    afterEach(() => target.script("rollback"));

    interface Answer {
      readonly status: string;
      readonly reason?: string;
      readonly retryAfterSeconds?: number;
      readonly emails?: readonly unknown[];
    }
    const fresh = (): string => `00000000-0000-4000-8000-${String((last += 1)).padStart(12, "0")}`;
    const call = async (expression: string): Promise<Answer> => {
      const [row] = await target.query<{ answer: Answer }>(`select ${expression} as answer`);
      if (row === undefined) throw new Error("no row");
      return row.answer;
    };
    const list = (networks: readonly string[]): string => `array['${networks.join("', '")}']`;
    /** Sends a message from these networks, with a limit of five in ten minutes. */
    const write = (...networks: string[]) =>
      call(
        `public.submit_contact_message('${fresh()}', 'h', ${list(networks)}, 'r${last}', 5, 600, 12, 'Ann', 'ann@example.com', 'Hello', 'en', '/', 'house@example.com')`,
      );
    const subscribe = (...networks: string[]) =>
      call(
        `public.subscribe_to_newsletter('${fresh()}', 'h', ${list(networks)}, 'r${last}', 5, 3600, 12, 'ann@example.com', 'en', 'raw', lpad('${last}', 64, 'a'))`,
      );
    const request = (...networks: string[]) =>
      call(
        `public.submit_privacy_request('${fresh()}', 'h', ${list(networks)}, 'r${last}', 3, 3600, 12, 'access', 'Ann', 'ann@example.com', '', 'en', 'raw', lpad('${last}', 64, 'b'))`,
      );
    const askForNights = (...networks: string[]) =>
      call(
        `public.ask_for_free_nights('${fresh()}', 'h', ${list(networks)}, 'r${last}', 5, 3600, 12, 'ann@example.com', 'en', current_date + 9, current_date + 12, 'raw', lpad('${last}', 64, 'c'))`,
      );
    const repeat = async (times: number, send: (number: number) => Promise<Answer>): Promise<Answer[]> => {
      const answers: Answer[] = [];
      for (let number = 0; number < times; number += 1) answers.push(await send(number));
      return answers;
    };
    const stored = (answers: readonly Answer[]): number => answers.filter(({ status }) => status === "stored").length;

    test("all networks of a home share one limit, and its neighbours have their own", async () => {
      const home = await repeat(60, (number) => write(`64-${number}`, "56-home", "48"));
      expect(stored(home)).toBe(15);
      expect(home.at(-1)).toMatchObject({ status: "limited", reason: "visitor" });
      expect(stored(await repeat(20, () => write("64-next", "56-next", "48")))).toBe(5);
      // All customers of a provider in the same /48 share the third limit.
      expect(stored(await repeat(100, (number) => write(`64-o${number}`, `56-o${number}`, "48")))).toBe(45 - 15 - 5);
      expect((await write("64-far", "56-far", "48-far")).status).toBe("stored");
    });

    test("a network may send eight times the limit of the window per day", async () => {
      await target.script(
        "insert into public.rate_limits values ('contact in a day', 'patient', now() - interval '3 hours', 39)",
      );
      const answers = await repeat(2, () => write("patient"));
      expect(answers.map(({ status }) => status)).toEqual(["stored", "limited"]);
      expect(answers[1]?.retryAfterSeconds).toBeGreaterThan(20 * 3600);
    });

    describe("a form over its daily number of submissions", () => {
      beforeEach(() =>
        target.script(`insert into public.rate_limits select 'all visitors', form, now() - interval '1 hour', 1200
        from unnest('{contact,newsletter,privacy-request,free-nights}'::text[]) as form`),
      );

      test("accepts messages, sends the notice later and sends no receipt", async () => {
        expect(await write("64", "56", "48")).toMatchObject({ status: "stored", emails: [] });
        const waiting = await target.query<{ template: string }>("select template from public.outgoing_emails");
        expect(waiting).toEqual([{ template: "contact-notice" }]);
      });

      test("accepts subscriptions, privacy requests and requests for free nights, and sends their links later", async () => {
        expect(await subscribe("64", "56", "48")).toMatchObject({ status: "stored", emails: [] });
        expect(await request("64", "56", "48")).toMatchObject({ status: "stored", emails: [] });
        expect(await askForNights("64", "56", "48")).toMatchObject({ status: "stored", emails: [] });
        const waiting = "select template from public.outgoing_emails order by template";
        expect(await target.query(waiting)).toEqual([
          { template: "newsletter-confirm" },
          { template: "nights-confirm" },
          { template: "request-confirm" },
        ]);
      });

      test("accepts only a few more submissions per network, but as many privacy requests as before", async () => {
        expect(stored(await repeat(20, (number) => write(`64-${number}`, `56-${number}`, "48")))).toBe(5);
        expect(stored(await repeat(20, (number) => askForNights(`64-${number}`, `56-${number}`, "48")))).toBe(5);
        expect(stored(await repeat(20, (number) => request(`64-${number}`, `56-${number}`, "48")))).toBe(20);
        expect((await write("64", "56", "48-of-others")).status).toBe("stored");
      });
    });

    test("claims queued emails about privacy requests first and notices to staff last", async () => {
      await target.script(`insert into public.outgoing_emails (template, recipient, language, created_at, claimed_at)
      select template, 'a@example.com', 'en', now() - interval '1 hour' + place * interval '1 minute', now() - interval '1 hour'
      from unnest('{contact-notice,newsletter-confirm,request-confirm}'::text[]) with ordinality as w (template, place)`);
      const claimed = (await call("public.claim_outgoing_emails(2)")) as unknown as readonly {
        readonly template: string;
      }[];
      expect(claimed.map(({ template }) => template).sort()).toEqual(["newsletter-confirm", "request-confirm"]);
    });
  });
});
