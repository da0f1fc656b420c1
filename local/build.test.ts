import { spawnSync } from "node:child_process";

const key = "sb_publishable_0123456789";
const url = "https://project.supabase.co";

test.each([
  ["a key without the backend's URL", undefined, key, "GATSBY_SUPABASE_ANON_KEY is set and GATSBY_SUPABASE_URL is not"],
  ["a key with an empty URL", "", key, "GATSBY_SUPABASE_ANON_KEY is set and GATSBY_SUPABASE_URL is not"],
  ["a URL with an empty key", url, "", "GATSBY_SUPABASE_URL is set and GATSBY_SUPABASE_ANON_KEY is not"],
  ["a secret key in quotes", url, '"sb_secret_0123456789"', "holds a secret key"],
  ["the URL of an interface", `${url}/rest/v1`, key, "has more than the project's address"],
])("%s stops the build before it begins, and the reason is printed", (_, address, value, reason) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "local/build.ts"], {
    env: { ...process.env, GATSBY_SUPABASE_URL: address, GATSBY_SUPABASE_ANON_KEY: value },
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(reason);
  expect(stderr).not.toMatch(/^\s+at |sb_secret/m);
});
