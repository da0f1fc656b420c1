/** The rule of the last owner with two concurrent changes. */
import { testConcurrently } from "./support/two-connections.ts";

const eleni = "00000000-0000-4000-8000-0000000000a1";
const nikos = "00000000-0000-4000-8000-0000000000a2";

testConcurrently(
  "one of two owners who step down at the same time stays an owner",
  async ({ one, other, untilBlocked }) => {
    for (const id of [eleni, nikos]) {
      await one`insert into auth.users (id, email) values (${id}, ${`${id}@example.com`})`;
      await one`insert into public.staff (user_id, role, name) values (${id}, 'owner', 'Owner')`;
    }
    // Both step down before either transaction is committed.
    await one`begin`;
    await other`begin`;
    await one`update public.staff set role = 'editor' where user_id = ${eleni}`;
    await other`update public.staff set role = 'editor' where user_id = ${nikos}`;
    // The first transaction has checked the rule but is not committed. The second has to wait for it, and is then refused.
    await one`set constraints public.require_an_owner immediate`;
    const second = other`set constraints public.require_an_owner immediate`.then(
      () => "allowed",
      (error: unknown) => (error as { code?: string }).code,
    );
    await untilBlocked();
    await one`commit`;
    expect(await second).toBe("23514");
    await other`commit`;
    const owners = await one`select from public.staff where role = 'owner'`;
    expect(owners).toHaveLength(1);
  },
);
