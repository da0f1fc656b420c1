/** The five kinds of callers. Runs statements as one of them, in the same way as PostgREST. */
import type { Target } from "./target.ts";

export const actors = ["anonymous", "stranger", "editor", "owner", "service"] as const;
type Actor = (typeof actors)[number];

export const people = {
  stranger: "00000000-0000-4000-8000-00000000000a",
  editor: "00000000-0000-4000-8000-00000000000b",
  owner: "00000000-0000-4000-8000-00000000000c",
} as const;

const roles: Record<Actor, string> = {
  anonymous: "anon",
  stranger: "authenticated",
  editor: "authenticated",
  owner: "authenticated",
  service: "service_role",
};

const personOf = (actor: Actor): string => (actor === "anonymous" || actor === "service" ? "" : people[actor]);

/** Creates the accounts, a session of each, and the team. */
export const seedActors = async (target: Target): Promise<void> => {
  for (const [name, id] of Object.entries(people)) {
    await target.query("insert into auth.users (id, email) values ($1::uuid, $2)", [id, `${name}@example.com`]);
    // The id of a session is that of its person.
    await target.query("insert into auth.sessions (id, user_id) values ($1::uuid, $1::uuid)", [id]);
  }
  await target.script(`insert into public.staff (user_id, role, name)
    values ('${people.owner}', 'owner', 'Owner'), ('${people.editor}', 'editor', 'Editor')`);
};

/** SQL that switches the rest of a transaction to the actor. */
export const actingAs = (actor: Actor): string => {
  const person = personOf(actor);
  const claims = JSON.stringify({ role: roles[actor], ...(person === "" ? {} : { sub: person, session_id: person }) });
  return `select set_config('request.jwt.claim.sub', '${person}', true),
    set_config('request.jwt.claim.role', '${roles[actor]}', true), set_config('request.jwt.claims', '${claims}', true);
    set local role ${roles[actor]};`;
};

/** Begins a transaction as the actor. */
export const become = (target: Target, actor: Actor): Promise<void> => target.script(`begin; ${actingAs(actor)}`);

/** Runs `work` as the actor and commits it. */
export const asActor = async <Result>(target: Target, actor: Actor, work: () => Promise<Result>): Promise<Result> => {
  await become(target, actor);
  try {
    const result = await work();
    await target.script("commit");
    return result;
  } catch (error) {
    await target.script("rollback");
    throw error;
  }
};

/** Runs `work` as the actor and rolls it back. Returns its result, or the SQLSTATE if it was refused. */
export const tryAs = async (target: Target, actor: Actor, work: () => Promise<number>): Promise<number | string> => {
  await become(target, actor);
  try {
    return await work();
  } catch (error) {
    return (error as { code?: string }).code ?? "unknown";
  } finally {
    await target.script("rollback");
  }
};
