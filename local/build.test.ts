import { spawnSync } from "node:child_process";

test.each([undefined, ""])("a key without the backend's URL (%j) stops the build before it begins", (url) => {
  const env = { ...process.env, GATSBY_SUPABASE_URL: url, GATSBY_SUPABASE_ANON_KEY: "sb_publishable_0123456789" };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "local/build.ts"], {
    env,
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("GATSBY_SUPABASE_ANON_KEY is set and GATSBY_SUPABASE_URL is not");
});
