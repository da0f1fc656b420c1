/** Requests to be notified of free nights: stored, confirmed by link, notified once, and then deleted. */
import { asActor, seedActors } from "./support/actors.ts";
import { type Target, targets } from "./support/target.ts";

const hash = (digit: string) => digit.repeat(64);
const days = ["2026-12-04", "2026-12-08"] as const;
const inHouse = (...runs: readonly (readonly [string, string])[]) => JSON.stringify({ "": runs });
const taken = inHouse(["2026-12-07", "2026-12-10"]);
const free = inHouse();

describe.each(targets)("on %s", (_name, open) => {
  let target: Target;

  beforeAll(async () => {
    target = await open();
    await seedActors(target);
  });
  beforeEach(() => target.script("begin"));
  afterEach(() => target.script("rollback"));
  afterAll(() => target.close());

  const call = async <Result>(expression: string): Promise<Result> => {
    const [row] = await target.query<{ result: Result }>(`select ${expression} as result`);
    return (row as { result: Result }).result;
  };
  let requests = 0;
  const ask = (
    digit: string,
    email = "ann@example.com",
    [from, to]: readonly [string, string] = days,
    suite = "null",
  ) => {
    requests += 1;
    const key = `00000000-0000-4000-8000-${String(requests).padStart(12, "0")}`;
    return call<{ status: string; emails: { template: string; parameters: object }[] }>(
      `public.ask_for_free_nights('${key}', 'h', array['n${requests}'], 'r', 5, 3600, 12, '${email}', 'el', '${from}', '${to}', 'raw', '${hash(digit)}', ${suite})`,
    );
  };
  const confirm = (digit: string) =>
    call<{ state: string; arrival?: string }>(`public.confirm_free_night_notice('${hash(digit)}')`);
  const checkLink = (digit: string) => call<{ state: string }>(`public.free_night_link('${hash(digit)}')`);
  const tell = (gone: string | null, today = "2026-11-25") =>
    call<{ template: string; recipient: string; language: string; parameters: object }[]>(
      `public.tell_of_free_nights(${gone === null ? "null" : `'${gone}'`}, '${today}')`,
    );
  const queuedEmails = async () =>
    (
      await target.query<{ email: string }>(
        `select recipient || ' ' || template || ' ' || coalesce(parameters ->> 'suite', '') as email
         from public.outgoing_emails where template like 'nights-%' order by 1`,
      )
    ).map(({ email }) => email.trim());
  const storedRequests = () => call<number>("(select count(*)::int from public.free_night_notices)");

  test("queues the email with the link, and checking the link changes nothing", async () => {
    expect(await ask("a")).toMatchObject({
      status: "stored",
      emails: [{ template: "nights-confirm", parameters: { token: "raw", arrival: days[0], departure: days[1] } }],
    });
    expect(await checkLink("a")).toEqual({
      state: "unconfirmed",
      language: "el",
      arrival: days[0],
      departure: days[1],
    });
    expect(await checkLink("a")).toMatchObject({ state: "unconfirmed" });
    expect(await confirm("a")).toMatchObject({ state: "confirmed", arrival: days[0] });
    expect(await confirm("a")).toMatchObject({ state: "already" });
    expect(await confirm("b")).toEqual({ state: "invalid" });
  });

  test("refuses nights of a year that no calendar has", async () => {
    await expect(ask("a", "ann@example.com", ["20277-03-01", "20277-03-05"])).rejects.toMatchObject({ code: "23514" });
  });

  test("a link expires, and nobody is notified of an unconfirmed request", async () => {
    await ask("a");
    await target.script("update public.free_night_notices set token_expires_at = now() - interval '1 minute'");
    expect(await confirm("a")).toMatchObject({ state: "expired" });
    expect(await tell(free)).toEqual([]);
  });

  test("notifies nobody before the confirmation, while a night is taken, or while the nights are unknown", async () => {
    await ask("a");
    expect(await tell(free)).toEqual([]);
    await confirm("a");
    expect(await tell(taken)).toEqual([]);
    expect(await tell(null)).toEqual([]);
    expect(await storedRequests()).toBe(1);
  });

  test("notifies a person once when all nights are free, and deletes the request", async () => {
    await ask("a");
    await ask("b");
    await ask("c", "bob@example.com", ["2026-12-06", "2026-12-08"]);
    for (const digit of ["a", "b", "c"]) await confirm(digit);
    // One stay ends on the 4th and another begins on the 8th, so neither overlaps the requested nights.
    const emails = await tell(inHouse(["2026-12-01", "2026-12-04"], ["2026-12-08", "2026-12-10"]));
    expect(emails.map(({ template, recipient }) => [template, recipient]).sort()).toEqual([
      ["nights-free", "ann@example.com"],
      ["nights-free", "bob@example.com"],
    ]);
    expect(emails[0]).toMatchObject({ language: "el" });
    expect(await storedRequests()).toBe(0);
    expect(await tell(free)).toEqual([]);
    expect(await checkLink("a")).toEqual({ state: "invalid" });
  });

  test("a request for a suite depends on the nights of that suite, and a request without a suite on those of the house", async () => {
    await ask("a", "ann@example.com", days, "'garden-suite'");
    await ask("b", "bob@example.com", days, "'luxury-suite'");
    await ask("c", "cleo@example.com");
    for (const digit of ["a", "b", "c"]) await confirm(digit);
    expect(await checkLink("a")).toMatchObject({ suite: "garden-suite" });
    const gone = {
      "": [["2026-12-07", "2026-12-10"]],
      "garden-suite": [],
      "luxury-suite": [["2026-11-25", "9999-12-31"]],
    };
    const emails = await tell(JSON.stringify(gone));
    expect(emails.map(({ recipient, parameters }) => [recipient, parameters])).toEqual([
      ["ann@example.com", { arrival: days[0], departure: days[1], suite: "garden-suite" }],
    ]);
    expect(
      await tell(JSON.stringify({ ...gone, "": [], "luxury-suite": [["2026-12-05", "2026-12-06"]] })),
    ).toMatchObject([{ recipient: "cleo@example.com" }]);
    expect(await storedRequests()).toBe(1);
  });

  test("deletes requests whose arrival has passed at the next reading, also if the nights are unknown", async () => {
    await ask("a");
    await confirm("a");
    await tell(null, "2026-12-04");
    expect(await storedRequests()).toBe(1);
    expect(await tell(null, "2026-12-05")).toEqual([]);
    expect(await storedRequests()).toBe(0);
  });

  test("sends no email about nights whose arrival has passed, however long it has waited", async () => {
    await ask("a");
    await ask("b", "bob@example.com");
    await confirm("b");
    await tell(free, "2026-12-04");
    expect(await queuedEmails()).toEqual([
      "ann@example.com nights-confirm",
      "bob@example.com nights-confirm",
      "bob@example.com nights-free",
    ]);
    await tell(null, "2026-12-05");
    expect(await queuedEmails()).toEqual([]);
  });

  test("the purge deletes emails about nights whose arrival has passed, also if no calendar is read", async () => {
    await ask("a", "ann@example.com", ["2020-12-04", "2020-12-08"]);
    await ask("b", "bob@example.com", ["2090-12-04", "2090-12-08"]);
    await call("public.purge_expired()");
    expect(await queuedEmails()).toEqual(["bob@example.com nights-confirm"]);
  });

  test("a withdrawal deletes the waiting emails about these nights, and no others", async () => {
    await ask("a");
    await ask("b");
    await ask("c", "bob@example.com");
    await ask("d", "ann@example.com", days, "'garden-suite'");
    await call(`public.withdraw_free_night_notice('${hash("a")}')`);
    expect(await queuedEmails()).toEqual([
      "ann@example.com nights-confirm garden-suite",
      "bob@example.com nights-confirm",
    ]);
  });

  test("any link for the same nights of the same suite deletes all requests of that address, but no others", async () => {
    await ask("a");
    await ask("b");
    await ask("c", "bob@example.com");
    await ask("d", "ann@example.com", days, "'garden-suite'");
    expect(await call(`public.withdraw_free_night_notice('${hash("b")}')`)).toEqual({ state: "unsubscribed" });
    expect(await call(`public.withdraw_free_night_notice('${hash("b")}')`)).toEqual({ state: "invalid" });
    expect(await storedRequests()).toBe(2);
  });

  test("a search for a person lists the requests without their links, and an erasure deletes them", async () => {
    await ask("a");
    const data = await asActor(target, "owner", () =>
      call<{ notices: object[] }>("public.person_data('ann@example.com')"),
    );
    expect(data.notices).toEqual([
      expect.objectContaining({ email: "ann@example.com", arrival: days[0], departure: days[1] }),
    ]);
    expect(JSON.stringify(data.notices)).not.toContain(hash("a"));
    expect(await asActor(target, "owner", () => call("public.erase_person('ann@example.com')"))).toMatchObject({
      notices: 1,
    });
    expect(await storedRequests()).toBe(0);
  });

  test.each([
    ["a stay without a night", ["2026-12-04", "2026-12-04"]],
    ["a stay of more than a year", ["2026-12-04", "2027-12-06"]],
  ] as const)("refuses %s", async (_, stay) => {
    await expect(ask("a", "ann@example.com", stay)).rejects.toMatchObject({ code: "23514" });
  });
});
