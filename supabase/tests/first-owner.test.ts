/** The statement that makes a hosted project's first owner (supabase/seed.sql). */
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Target, openPglite } from "./support/target.ts";

const seed = readFileSync(path.join(__dirname, "../seed.sql"), "utf8");
let target: Target;

beforeAll(async () => {
  target = await openPglite();
});
afterAll(() => target.close());

test("with a wrong address it says so, and what to do", async () => {
  await expect(target.script(seed)).rejects.toThrow("There is no account with the address owner@aithra-suite.example.");
});

test("with the right one, in whatever letters, there is an owner; twice is once", async () => {
  const ours = seed.replace("'owner@aithra-suite.example'", "'Eleni@House.example'");
  await target.script("insert into auth.users (id, email) values (gen_random_uuid(), 'eleni@house.example')");
  await target.script(ours);
  await target.script(ours);
  expect(await target.query("select role, name from public.staff")).toEqual([{ role: "owner", name: "The owner" }]);
});
