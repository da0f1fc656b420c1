/**
 * What the embedded backend writes into a new database: accounts for the staff pages (in the demo an owner and an editor, in other houses
 * only an owner), and in the demo messages, subscribers, privacy requests and measurements. In a hosted project, the owner is invited by hand
 * (supabase/seed.sql).
 */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { firstSuite } from "../content/suite-file.ts";
import { addAccount } from "./accounts.ts";
import type { Database } from "./connection.ts";
import { storedSecrets } from "./data-directory.ts";
import { repository } from "./repository-paths.ts";
import type { SiteFacts } from "./site-facts.ts";

type House = Pick<SiteFacts, "isDemo" | "mailDomain" | "facts">;

const demoAccounts = [
  {
    id: "0b7c1c1e-6d0a-4a55-9d52-5f0f4a3c1a01",
    role: "owner",
    name: "Eleni Markou",
    mailbox: "eleni",
  },
  {
    id: "0b7c1c1e-6d0a-4a55-9d52-5f0f4a3c1a02",
    role: "editor",
    name: "Stavros Ioannou",
    mailbox: "stavros",
  },
] as const;

export interface SignIn {
  readonly role: "owner" | "editor";
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

const passwordsSchema = v.object({ owner: v.string(), editor: v.string() });

/** Passwords generated at the first start of a data directory, so that no two demos share one. */
const passwordsOf = (dataDir: string): v.InferOutput<typeof passwordsSchema> => {
  const fresh = () => randomBytes(9).toString("base64url");
  return storedSecrets(path.join(dataDir, "staff.json"), passwordsSchema, () => ({ owner: fresh(), editor: fresh() }));
};

interface Account extends SignIn {
  readonly id: string;
}

const accountsOf = (dataDir: string, { isDemo, mailDomain, facts }: House): Account[] => {
  const passwords = passwordsOf(dataDir);
  const accounts = isDemo
    ? demoAccounts
    : [{ ...demoAccounts[0], name: facts.brand[facts.staffLanguage], mailbox: "owner" }];
  return accounts.map(({ id, role, name, mailbox }) => ({
    id,
    role,
    name,
    email: `${mailbox}@${mailDomain}`,
    password: passwords[role],
  }));
};

/**
 * Adds the accounts if the team is empty. Returns the sign-in data of those that are still in the team, for the sign-in page
 * of /admin.
 */
export const seedStaff = async (
  database: Pick<Database, "script" | "query">,
  dataDir: string,
  house: House,
): Promise<SignIn[]> => {
  const accounts = accountsOf(dataDir, house);
  const team = await database.query<{ id: string; email: string }>(
    "select id::text, email from auth.users where id in (select user_id from public.staff)",
  );
  if (team.length > 0) {
    // Accounts keep their email addresses when the mail domain in the content changes.
    return accounts.flatMap(({ id, ...signIn }) => {
      const member = team.find((one) => one.id === id);
      return member === undefined ? [] : [{ ...signIn, email: member.email }];
    });
  }
  await database.script(
    "create schema if not exists extensions; create extension if not exists pgcrypto with schema extensions",
  );
  for (const { id, email, password, role, name } of accounts) {
    await addAccount(database, { id, email, invited: false });
    await database.query(
      "update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 10)) where id = $1::uuid and encrypted_password is null",
      [id, password],
    );
    await database.query(
      "insert into public.staff (user_id, role, name) values ($1::uuid, $2, $3) on conflict do nothing",
      [id, role, name],
    );
  }
  return accounts.map(({ id: _, ...signIn }) => signIn);
};

/** Whether the tables of the demo data are empty. */
const isEmptySql = `select not exists (select from public.performance_metrics)
  and not exists (select from public.contact_messages) and not exists (select from public.newsletter_subscribers)
  and not exists (select from public.data_subject_requests) as empty`;

/** The path of the first suite's page. */
const suitePath = (): string => `/suite/${firstSuite(repository).replace(/[^\w-]/g, "")}`;

/** Inserts the demo data, only into a database without measurements, messages, subscribers and privacy requests. */
export const seedDemoData = async (database: Database): Promise<void> => {
  const [found] = await database.query<{ empty: boolean }>(isEmptySql);
  if (found?.empty !== true) return;
  const script = readFileSync(path.join(__dirname, "demo-data.sql"), "utf8");
  await database.script(script.replaceAll(":suite", `'${suitePath()}'`));
};
