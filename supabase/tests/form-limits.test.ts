/** How much a form takes (decisions §7): of one visitor, of the networks around them, and of all visitors, none of whom is refused for what others do. */
import { type Target, targets } from "./support/target.ts";

describe.each(targets)("on %s", (_, open) => {
  let target: Target;
  let last = 0;

  beforeAll(async () => {
    target = await open();
  });
  beforeEach(() => target.script("begin"));
  afterEach(() => target.script("rollback"));
  afterAll(() => target.close());

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
  /** A message: five in ten minutes, from these networks. */
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

  test("a home with many networks has one number for all of them, and its neighbours theirs", async () => {
    const home = await repeat(60, (number) => write(`64-${number}`, "56-home", "48"));
    expect(stored(home)).toBe(15);
    expect(home.at(-1)).toMatchObject({ status: "limited", reason: "visitor" });
    expect(stored(await repeat(20, () => write("64-next", "56-next", "48")))).toBe(5);
    // A provider's customers who share a /48 have the third number together.
    expect(stored(await repeat(100, (number) => write(`64-o${number}`, `56-o${number}`, "48")))).toBe(45 - 15 - 5);
    expect((await write("64-far", "56-far", "48-far")).status).toBe("stored");
  });

  test("in a day a network sends eight times what it may send within the window", async () => {
    await target.script(
      "insert into public.rate_limits values ('contact in a day', 'patient', now() - interval '3 hours', 39)",
    );
    const answers = await repeat(2, () => write("patient"));
    expect(answers.map(({ status }) => status)).toEqual(["stored", "limited"]);
    expect(answers[1]?.retryAfterSeconds).toBeGreaterThan(20 * 3600);
  });

  describe("once a form has taken its number of the day", () => {
    beforeEach(() =>
      target.script(`insert into public.rate_limits select 'all visitors', form, now() - interval '1 hour', 1200
        from unnest('{contact,newsletter,privacy-request,free-nights}'::text[]) as form`),
    );

    test("it takes messages of others, sends the notice later and no receipt", async () => {
      expect(await write("64", "56", "48")).toMatchObject({ status: "stored", emails: [] });
      const waiting = await target.query<{ template: string }>("select template from public.outgoing_emails");
      expect(waiting).toEqual([{ template: "contact-notice" }]);
    });

    test("it takes subscriptions, data requests and questions for free nights, whose links are sent later", async () => {
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

    test("of one network it takes a few more, and of data requests no fewer than before", async () => {
      expect(stored(await repeat(20, (number) => write(`64-${number}`, `56-${number}`, "48")))).toBe(5);
      expect(stored(await repeat(20, (number) => askForNights(`64-${number}`, `56-${number}`, "48")))).toBe(5);
      expect(stored(await repeat(20, (number) => request(`64-${number}`, `56-${number}`, "48")))).toBe(20);
      expect((await write("64", "56", "48-of-others")).status).toBe("stored");
    });
  });

  test("of emails that wait those about data requests are sent first, notices to the owner last", async () => {
    await target.script(`insert into public.outgoing_emails (template, recipient, language, created_at, claimed_at)
      select template, 'a@example.com', 'en', now() - interval '1 hour' + place * interval '1 minute', now() - interval '1 hour'
      from unnest('{contact-notice,newsletter-confirm,request-confirm}'::text[]) with ordinality as w (template, place)`);
    const claimed = (await call("public.claim_outgoing_emails(2)")) as unknown as readonly {
      readonly template: string;
    }[];
    expect(claimed.map(({ template }) => template).sort()).toEqual(["newsletter-confirm", "request-confirm"]);
  });
});
