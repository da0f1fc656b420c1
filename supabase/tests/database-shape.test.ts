/** Rules for every foreign key, including future ones, and for estimated row counts. */
import { type Target, targets } from "./support/target.ts";
import { asActor, become, seedActors } from "./support/actors.ts";

describe.each(targets)("on %s", (_, open) => {
  let target: Target;

  beforeAll(async () => {
    target = await open();
    await seedActors(target);
  });
  afterAll(() => target.close());

  test("every foreign key has an index, so that deleting a referenced row does not scan whole tables", async () => {
    const rows = await target.query(`
      select c.conrelid::regclass::text as "table", c.conname from pg_constraint c
      where c.contype = 'f' and c.connamespace in ('public'::regnamespace, 'private'::regnamespace) and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`);
    expect(rows).toEqual([]);
  });

  test("only the team may request estimated counts, also in combination with other preferences", async () => {
    const ask = (prefer: string) =>
      target.query(
        `select set_config('request.headers', '${JSON.stringify({ accept: "*/*", prefer })}', true), before_request.refuse_estimates()`,
      );
    for (const actor of ["anonymous", "stranger"] as const) {
      for (const prefer of ["count=planned", "return=representation, count=estimated"]) {
        await become(target, actor);
        await expect(ask(prefer)).rejects.toMatchObject({ code: "PT403" });
        await target.script("rollback");
      }
      await asActor(target, actor, () => ask("count=exact"));
    }
    for (const actor of ["editor", "owner", "service"] as const)
      await asActor(target, actor, () => ask("count=planned"));
    await target.script("select before_request.refuse_estimates()");
  });
});
