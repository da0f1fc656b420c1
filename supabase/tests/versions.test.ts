/** Two members edit the same version of a row: only the first change succeeds, and the second one affects no row. */
import { asActor, seedActors } from "./support/actors.ts";
import { type Target, targets } from "./support/target.ts";

const picture = (path: string, position: number) =>
  `insert into public.gallery_images (path, content_type, bytes, width, height, category, position)
   values ('${path}.jpg', 'image/jpeg', 1, 1, 1, 'bedroom', ${position})`;
const request = `insert into public.data_subject_requests (type, name, email, language, token_hash, token_expires_at, status, confirmed_at, reference, due_on)
  values ('access', 'Ann', 'ann@example.com', 'en', '${"e".repeat(64)}', now(), 'open', now(), 'DSR-V', current_date)`;

describe.each(targets)("on %s", (_, open) => {
  let target: Target;

  beforeAll(async () => {
    target = await open();
    await seedActors(target);
  });
  afterEach(() =>
    target.script(`delete from public.contact_messages; delete from public.gallery_images; delete from public.data_subject_requests;
      update public.staff set role = 'editor' where name = 'Editor' and role <> 'editor'`),
  );
  afterAll(() => target.close());

  const change = (sql: string) => asActor(target, "owner", () => target.run(sql));

  test.each([
    [
      "a message",
      "insert into public.contact_messages (name, email, message, language) values ('Ann', 'ann@example.com', 'Hello', 'en')",
      "update public.contact_messages set status = 'answered' where version = 1",
      "update public.contact_messages set status = 'archived' where version = 1",
    ],
    [
      "a message (the second member tries to delete it)",
      "insert into public.contact_messages (name, email, message, language) values ('Ann', 'ann@example.com', 'Hello', 'en')",
      "update public.contact_messages set status = 'answered' where version = 1",
      "delete from public.contact_messages where version = 1",
    ],
    [
      "a picture",
      picture("a", 1),
      "update public.gallery_images set alt_en = 'A bed' where version = 1",
      "update public.gallery_images set alt_en = 'The bed' where version = 1",
    ],
    [
      "a request",
      request,
      "update public.data_subject_requests set notes = 'Called' where version = 1",
      "update public.data_subject_requests set notes = 'Wrote' where version = 1",
    ],
    [
      "the account of a colleague (the second member tries to delete it)",
      "select 1",
      "update public.staff set role = 'owner' where role = 'editor' and version = 1",
      "delete from public.staff where name = 'Editor' and version = 1",
    ],
  ])("if two members saw the same version of %s, only the first changes it", async (_what, stored, first, second) => {
    await target.script(stored);
    expect([await change(first), await change(second)]).toEqual([1, 0]);
  });

  test("the pictures are reordered only for a member who saw their current order, and reordering does not increase their versions", async () => {
    await target.script(["a", "b", "c"].map((path, at) => picture(path, at + 1)).join("; "));
    const rows = await target.query<{ id: string }>("select id::text from public.gallery_images order by position");
    const [a = "", b = "", c = ""] = rows.map(({ id }) => id);
    const order = (ids: readonly string[], seen: readonly string[]) =>
      asActor(target, "editor", async () => {
        const [row] = await target.query<{ done: boolean }>(
          `select public.reorder_gallery('{${ids.join()}}', '{${seen.join()}}') as done`,
        );
        return row?.done;
      });
    expect(await order([c, a, b], [a, b, c])).toBe(true);
    // Another member still sees the first order.
    expect(await order([b, a, c], [a, b, c])).toBe(false);
    // Pictures added or deleted meanwhile are ignored.
    expect(await order([a, c], [c, a])).toBe(true);
    expect(await order([c, a, b], [a, "00000000-0000-4000-8000-0000000000ff", b])).toBe(true);
    expect(await target.query("select version from public.gallery_images")).toEqual(rows.map(() => ({ version: 1 })));
  });
});
