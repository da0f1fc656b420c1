/**
 * The first accounts for the staff pages: those of the embedded backend, and the first owner of a hosted project (supabase/seed.sql).
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSiteFacts } from "../../local/backend/site-facts.ts";
import { seedStaff } from "../../local/backend/seed-data.ts";
import { type Target, openPglite } from "./support/target.ts";

const demo = readSiteFacts();

test("a site that is not the demo starts with only its owner, who keeps the email address when the domain changes", async () => {
  const target = await openPglite();
  const dataDir = mkdtempSync(path.join(tmpdir(), "accounts-"));
  const own = {
    ...demo,
    isDemo: false,
    mailDomain: "limani.example",
    facts: { ...demo.facts, brand: { en: "Limani", el: "Limani" } },
  };
  try {
    const [owner, ...others] = await seedStaff(target, dataDir, own);
    expect(owner).toMatchObject({ role: "owner", name: "Limani", email: "owner@limani.example" });
    expect(others).toEqual([]);
    const later = await seedStaff(target, dataDir, { ...own, mailDomain: "harbour.example" });
    expect(later).toEqual([owner]);
  } finally {
    await target.close();
    rmSync(dataDir, { recursive: true });
  }
});

test("does not create the account of a removed colleague again, or list it after the owner has invited them again", async () => {
  const target = await openPglite();
  const dataDir = mkdtempSync(path.join(tmpdir(), "accounts-"));
  try {
    const first = await seedStaff(target, dataDir, demo);
    expect(first.map(({ role }) => role)).toEqual(["owner", "editor"]);
    const editor = first[1]?.email ?? "";
    await target.script(`delete from auth.users where email = '${editor}'`);
    expect((await seedStaff(target, dataDir, demo)).map(({ role }) => role)).toEqual(["owner"]);
    await target.script(`insert into auth.users (id, aud, role, email, created_at, updated_at)
      values (gen_random_uuid(), 'authenticated', 'authenticated', '${editor}', now(), now());
      insert into public.staff (user_id, role, name) select id, 'editor', 'Stavros' from auth.users where email = '${editor}'`);
    expect((await seedStaff(target, dataDir, demo)).map(({ role }) => role)).toEqual(["owner"]);
    expect(await target.query("select count(*)::int as n from public.staff")).toEqual([{ n: 2 }]);
  } finally {
    await target.close();
    rmSync(dataDir, { recursive: true });
  }
});

const seed = readFileSync(path.join(__dirname, "../seed.sql"), "utf8");
describe("the statement that creates the first owner of a hosted project", () => {
  let target: Target;

  beforeAll(async () => {
    target = await openPglite();
  });
  afterAll(() => target.close());

  test("raises an error if there is no account with the email address", async () => {
    await expect(target.script(seed)).rejects.toThrow(
      "There is no account with the address owner@aithra-suite.example.",
    );
  });

  test("creates the owner regardless of upper and lower case, and can run twice", async () => {
    const ours = seed.replace("'owner@aithra-suite.example'", "'Eleni@House.example'");
    await target.script("insert into auth.users (id, email) values (gen_random_uuid(), 'eleni@house.example')");
    await target.script(ours);
    await target.script(ours);
    expect(await target.query("select role, name from public.staff")).toEqual([{ role: "owner", name: "The owner" }]);
  });
});
