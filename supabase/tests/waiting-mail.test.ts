/** Unsent emails: owners see them, lost ones are logged, and a pause of the provider does not count as a failed attempt. */
import { actingAs, seedActors } from "./support/actors.ts";
import { openPglite, type Target } from "./support/target.ts";

let target: Target;

beforeAll(async () => {
  target = await openPglite();
  await seedActors(target);
});
beforeEach(() => target.script("begin"));
afterEach(() => target.script("rollback"));
afterAll(() => target.close());

const queue = (template: string, age: string, parameters = "{}") =>
  target.script(`insert into public.outgoing_emails (template, recipient, language, parameters, created_at, claimed_at)
    values ('${template}', 'ann@example.com', 'en', '${parameters}', now() - interval '${age}', now() - interval '${age}')`);

const call = async (expression: string): Promise<unknown> =>
  (await target.query<{ result: unknown }>(`select ${expression} as result`))[0]?.result;

const claimed = async (): Promise<number> => {
  const emails = await call("public.claim_outgoing_emails(50)");
  return Array.isArray(emails) ? emails.length : -1;
};

test("an owner sees how many emails wait, since when and of which kinds, but not their recipients", async () => {
  const asOwner = async (): Promise<unknown> => {
    await target.script(actingAs("owner"));
    const waiting = await call("public.unfinished_work()");
    await target.script("reset role");
    return waiting;
  };
  expect(await asOwner()).toEqual({ count: 0, oldest: null, templates: [], failedJobs: [] });
  await queue("request-extended", "3 hours", '{"reason": "Boxes."}');
  await queue("contact-notice", "1 minute");
  await queue("contact-notice", "2 minutes");
  const waiting = await asOwner();
  expect(waiting).toEqual({
    count: 3,
    oldest: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    templates: ["contact-notice", "request-extended"],
    failedJobs: [],
  });
  expect(Date.now() - Date.parse((waiting as { oldest: string }).oldest)).toBeGreaterThan(2.9 * 3_600_000);
});

test("logs an unsent email about a privacy request before it is deleted", async () => {
  await queue("request-extended", "8 days", '{"reference": "DSR-0042", "reason": "Boxes."}');
  await queue("request-confirm", "8 days", '{"token": "secret"}');
  await queue("request-notice", "6 days", '{"reference": "DSR-0043"}');
  await queue("contact-receipt", "8 days");
  expect(await call("public.purge_expired()")).toMatchObject({ outgoing_emails: 3 });
  const logged = await target.query(
    "select action, entity, entity_id, details, actor from public.audit_log where action = 'not delivered' order by entity_id",
  );
  const lost = { action: "not delivered", entity: "data_subject_request", actor: null };
  expect(logged).toEqual([
    { ...lost, entity_id: "DSR-0042", details: { template: "request-extended" } },
    { ...lost, entity_id: null, details: { template: "request-confirm" } },
  ]);
});

test.each([0, 3, 20])(
  "a postponed email is due after the pause and has as many attempts as before: %i",
  async (attempts) => {
    await queue("contact-receipt", "2 days");
    await target.script(`update public.outgoing_emails set attempts = ${attempts}`);
    expect(await claimed()).toBe(1);
    await target.script("select public.postpone_outgoing_emails(array(select id from public.outgoing_emails), 90)");
    // Moves `claimed_at` back to simulate the time.
    const later = (seconds: number) =>
      target.script(`update public.outgoing_emails set claimed_at = claimed_at - interval '${seconds} seconds'`);
    await later(89);
    expect(await claimed()).toBe(0);
    await later(2);
    const [email] = await target.query<{ attempts: number }>("select attempts from public.outgoing_emails");
    expect(email?.attempts).toBe(attempts);
    expect(await claimed()).toBe(1);
  },
);

test("an email that is postponed repeatedly still counts as waiting, and is deleted when it expires", async () => {
  const postpone = "select public.postpone_outgoing_emails(array(select id from public.outgoing_emails), 600)";
  await queue("request-extended", "6 days", '{"reference": "DSR-0042"}');
  await target.script(postpone);
  expect(await call("public.purge_expired()")).toMatchObject({ outgoing_emails: 0 });
  await target.script(actingAs("owner"));
  const waiting = (await call("public.unfinished_work()")) as { count: number; oldest: string };
  await target.script("reset role");
  expect(waiting.count).toBe(1);
  expect(Date.now() - Date.parse(waiting.oldest)).toBeGreaterThan(5.9 * 86_400_000);
  await target.script(`update public.outgoing_emails set created_at = created_at - interval '2 days'; ${postpone}`);
  expect(await call("public.purge_expired()")).toMatchObject({ outgoing_emails: 1 });
});
