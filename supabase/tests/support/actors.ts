/** The five kinds of callers, and how a statement is run as one of them: as PostgREST does, then undone. */
import type { Target } from "./target.ts";

export const actors = ["anonymous", "stranger", "editor", "owner", "service"] as const;
export type Actor = (typeof actors)[number];

const people = {
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

/** Makes the accounts and the team. */
export const seedActors = async (target: Target): Promise<void> => {
  for (const [name, id] of Object.entries(people)) {
    await target.query("insert into auth.users (id, email) values ($1::uuid, $2)", [id, `${name}@example.com`]);
  }
  await target.script(`insert into public.staff (user_id, role, name)
    values ('${people.owner}', 'owner', 'Owner'), ('${people.editor}', 'editor', 'Editor')`);
};

/** What makes the rest of a transaction the actor's. */
export const actingAs = (actor: Actor): string => {
  const person = personOf(actor);
  const claims = JSON.stringify({ role: roles[actor], ...(person === "" ? {} : { sub: person }) });
  return `select set_config('request.jwt.claim.sub', '${person}', true),
    set_config('request.jwt.claim.role', '${roles[actor]}', true), set_config('request.jwt.claims', '${claims}', true);
    set local role ${roles[actor]};`;
};

/** Begins a transaction as the actor. */
export const become = (target: Target, actor: Actor): Promise<void> => target.script(`begin; ${actingAs(actor)}`);

/** Runs work as the actor and keeps what it did. */
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

/** Runs work as the actor and rolls it back; returns the SQLSTATE when it was refused. */
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
