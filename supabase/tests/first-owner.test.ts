/** The statement that creates the first owner of a hosted project (supabase/seed.sql). */
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Target, openPglite } from "./support/target.ts";

const seed = readFileSync(path.join(__dirname, "../seed.sql"), "utf8");
let target: Target;

beforeAll(async () => {
  target = await openPglite();
});
afterAll(() => target.close());

test("raises an error if there is no account with the email address", async () => {
  await expect(target.script(seed)).rejects.toThrow("There is no account with the address owner@aithra-suite.example.");
});

test("creates the owner regardless of upper and lower case, and can run twice", async () => {
  const ours = seed.replace("'owner@aithra-suite.example'", "'Eleni@House.example'");
  await target.script("insert into auth.users (id, email) values (gen_random_uuid(), 'eleni@house.example')");
  await target.script(ours);
  await target.script(ours);
  expect(await target.query("select role, name from public.staff")).toEqual([{ role: "owner", name: "The owner" }]);
});
