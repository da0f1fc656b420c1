/** Redirects of former paths in each host's file. tests/hosts tests them with the real servers. */
import { htaccess } from "./apache";
import { caddyfile } from "./caddy";
import worker from "./cloudflare-worker";
import { type HostFacts, hostRedirects, inEitherCase } from "./host-facts";
import { redirectsFile } from "./host-files";
import { nginxMaps, nginxServer } from "./nginx";

const pages = ["/", "/about", "/faq", "/el/faq"];
const factsWith = (...redirects: { from: string; to: string }[]): HostFacts => ({
  security: {},
  rootFiles: [],
  pages,
  redirects: hostRedirects(redirects, pages),
  calendars: "",
  onNetlify: false,
});
const old = factsWith({ from: "/old", to: "/faq" });
const greek = factsWith({ from: "/el/οδός", to: "/el/faq" });

test("a pattern matches Greek letters in both cases and all three forms of sigma, and leaves Latin letters to the server", () => {
  const pattern = new RegExp(`^${inEitherCase("/el/οδός.a")}$`);
  for (const path of ["/el/οδός.a", "/el/ΟΔΌΣ.a", "/el/Οδόσ.a"]) expect(path).toMatch(pattern);
  for (const path of ["/el/οδόςxa", "/el/οδος.a", "/EL/οδός.a"]) expect(path).not.toMatch(pattern);
});

describe("nginx", () => {
  test("keeps the query", () => {
    expect(nginxServer(old)).toContain("return 301 $site_move$is_args$args;");
  });

  test("has a larger hash bucket for long Latin paths, but not for long Greek ones", () => {
    const size = (facts: HostFacts) => Number(/map_hash_bucket_size (\d+);/.exec(nginxMaps(facts))?.[1]);
    expect(size(factsWith({ from: `/el/${"ώ".repeat(200)}`, to: "/el/faq" }))).toBe(128);
    const long = `/${"long-".repeat(30)}name`;
    expect(size(factsWith({ from: long, to: "/faq" }))).toBeGreaterThanOrEqual(long.length + 64);
  });

  test("Greek capitals lead to the same page", () => {
    expect(nginxMaps(greek)).toContain(`"~*^${inEitherCase("/el/οδός")}$" "/el/faq"`);
  });
});

describe("Caddy", () => {
  test("keeps the query", () => {
    expect(caddyfile(old)).toContain('"~(?i)^/old$" "/faq"');
    expect(caddyfile(old)).toContain("redir @former {moved}{asked} 301");
  });

  test("Greek capitals lead to the same page", () => {
    expect(caddyfile(greek)).toContain('"~(?i)^/el/οδός$" "/el/faq"');
  });
});

describe("Apache", () => {
  test("has a rule for each redirect, to which Apache adds the query", () => {
    expect(htaccess(old)).toContain('RewriteCond %{ENV:PAGE} "^/old$"\nRewriteRule ^ "/faq" [R=301,NE,END]');
  });

  test("Greek capitals lead to the same page", () => {
    expect(htaccess(greek)).toContain(`RewriteCond %{ENV:PAGE} "^${inEitherCase("/el/οδός")}$"`);
  });
});

describe("Netlify and Cloudflare Pages, which compare paths character by character", () => {
  test("redirect a Greek path also with lower-case percent-encoding and in capitals", () => {
    const from = redirectsFile(greek)
      .split("\n")
      .filter((line) => line.endsWith(" /el/faq 301"))
      .map((line) => line.split(" ")[0] ?? "");
    expect(from).toContain("/el/οδός");
    expect(from).toContain("/el/%ce%bf%ce%b4%cf%8c%cf%82");
    expect(from).toContain("/el/ΟΔΌΣ");
    expect(new Set(from).size).toBe(from.length);
  });
});

describe("Cloudflare's worker", () => {
  const redirects: Readonly<Record<string, string>> = { "/el/%CE%BF%CE%B4%CF%8C%CF%82": "/el/faq" };
  const fetchAsset = (request: Request): Promise<Response> => {
    const { pathname, search, origin } = new URL(request.url);
    const to = redirects[pathname];
    const response =
      to === undefined ? new Response(null, { status: 404 }) : Response.redirect(origin + to + search, 301);
    return Promise.resolve(response);
  };
  const ask = (path: string) =>
    worker.fetch(new Request(`https://suite.example${path}`), { ASSETS: { fetch: fetchAsset } });

  test.each(["/el/%CE%BF%CE%B4%CF%8C%CF%82", "/el/%ce%bf%ce%b4%cf%8c%cf%82", encodeURI("/EL/ΟΔΌΣ/")])(
    "redirects %s to its page in one step, with the query",
    async (path) => {
      const { status, headers } = await ask(`${path}?a=B`);
      expect([status, headers.get("Location")]).toEqual([301, "https://suite.example/el/faq?a=B"]);
    },
  );

  test("responds with the not-found page for an unknown path", async () => {
    expect((await ask("/el/nowhere")).status).toBe(404);
  });
});
