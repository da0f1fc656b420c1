/** Invalid requests, each with at least one reason to be refused. Generated from a seed, so that every run sends the same. */
import { publicKey } from "../../../local/backend/data-directory.ts";
import type { Random } from "./random.ts";

export interface HostileRequest {
  readonly path: string;
  readonly init: RequestInit;
  readonly kind: "function" | "rest";
}

const fragments = [
  "'; drop table contact_messages; --",
  "<script>alert(1)</script>",
  "{{constructor.constructor('return 1')()}}",
  "\u0000",
  "\ud800",
  "../../../../etc/passwd",
  "%00%0a%0d",
  "\r\nBcc: all@example.com",
  "${7*7}",
  "a".repeat(5000),
  "𝔘𝔫𝔦𝔠𝔬𝔡𝔢".repeat(600),
  "\u202e\u2066",
] as const;

const wrong = (random: Random): unknown =>
  random.pick<unknown>([
    null,
    true,
    false,
    0,
    -1,
    1e308,
    "",
    "   ",
    [],
    [[]],
    {},
    { toString: "x" },
    ["a", 1],
    random.pick(fragments),
  ]);

const forms = {
  contact: { name: "Ann", email: "ann@example.com", message: "A message long enough", language: "en" },
  newsletter: { action: "subscribe", email: "ann@example.com", language: "en" },
  "privacy-request": { action: "submit", type: "access", name: "Ann", email: "ann@example.com", language: "en" },
  "free-nights": {
    action: "ask",
    email: "ann@example.com",
    language: "en",
    arrival: "2027-05-01",
    departure: "2027-05-03",
  },
} as const;

/** Fields of which any wrong value is refused. */
const strictFields = ["email", "language"] as const;

const damage = (body: Readonly<Record<string, unknown>>, random: Random): Record<string, unknown> => {
  const field = random.pick(strictFields);
  const damaged: Record<string, unknown> = { ...body, [random.pick(Object.keys(body))]: wrong(random) };
  // JSON omits fields whose value is undefined.
  damaged[field] = random.next() < 0.2 ? undefined : wrong(random);
  return damaged;
};

const post = (path: string, body: string, random: Random, headers: Record<string, string> = {}): HostileRequest => ({
  path,
  kind: path.startsWith("/functions") ? "function" : "rest",
  init: {
    method: "POST",
    headers: {
      "content-type": "application/json",
      apikey: publicKey,
      "idempotency-key": "3f0c6b8e-59c1-4b3f-9d5f-2a9c7e1d4b10",
      "x-test-peer": `192.0.2.${random.below(250)}`,
      ...headers,
    },
    body,
  },
});

const jsonOf = (value: unknown): string => JSON.stringify(value);

const toForms = (random: Random): HostileRequest => {
  const name = random.pick(["contact", "newsletter", "privacy-request", "free-nights"] as const);
  const path = `/functions/v1/${name}`;
  const body = damage(forms[name], random);
  const choice = random.below(12);
  if (choice === 0) return post(path, jsonOf(body).slice(0, -2), random);
  if (choice === 1)
    return post(path, jsonOf(forms[name]), random, {
      "content-type": random.pick(["text/plain", "text/html", "application/xml", "multipart/form-data; boundary=x"]),
    });
  if (choice === 2) return post(path, jsonOf({ ...forms[name], website: "http://spam.example" }), random);
  if (choice === 3)
    return post(path, jsonOf(forms[name]), random, {
      "idempotency-key": random.pick(["", "1", "'; --", "x".repeat(300)]),
    });
  if (choice === 4)
    return post(path, jsonOf(forms[name]), random, {
      origin: random.pick(["https://evil.example", "http://localhost.evil.example"]),
    });
  if (choice === 5) return post(path, jsonOf([body]), random);
  if (choice === 6) return post(path, `{"a":${"[".repeat(2000)}`, random);
  return post(path, jsonOf(body), random);
};

const toTokens = (random: Random): HostileRequest => {
  const token = Array.from({ length: 43 }, () => random.pick(["A", "B", "x", "y", "0", "9", "-", "_"])).join("");
  return random.pick([
    () => post("/functions/v1/newsletter", jsonOf({ action: "verify", token }), random),
    () => post("/functions/v1/privacy-request", jsonOf({ action: "verify", token }), random),
    () =>
      post(
        "/functions/v1/newsletter",
        jsonOf({ action: random.pick(["verify", "unsubscribe", "drop", ""]), token: wrong(random) }),
        random,
      ),
    () =>
      post("/functions/v1/publish", "{}", random, {
        authorization: `Bearer ${random.pick([token, `${token}.${token}.${token}`, "null", publicKey])}`,
      }),
    () =>
      post(
        "/functions/v1/free-nights",
        jsonOf({ action: random.pick(["check", "verify", "withdraw"]), token }),
        random,
      ),
    () =>
      post("/functions/v1/invite", jsonOf({ email: "ann@example.com", name: "Ann", role: "owner" }), random, {
        authorization: `Bearer ${random.pick([token, "null", publicKey])}`,
      }),
    () => post(`/functions/v1/${random.pick(["purge", "calendars"])}`, "{}", random, { "x-maintenance-secret": token }),
    () =>
      post(
        `/functions/v1/newsletter?unsubscribe=${encodeURIComponent(random.pick(["1", "x", "';--", token]))}`,
        "List-Unsubscribe=One-Click",
        random,
        { "content-type": "application/x-www-form-urlencoded" },
      ),
    () =>
      post(
        "/functions/v1/optimize-image",
        jsonOf({
          imageUrl: random.pick<unknown>([
            "http://169.254.169.254/uploads/a.jpg",
            "/uploads/../a.jpg",
            "https://evil.example/uploads/a.jpg",
            wrong(random),
          ]),
          width: 100,
        }),
        random,
      ),
    () =>
      post(
        `/functions/v1/${random.pick(["_shared", "nothing", "contact/..", "%2e%2e", "constructor", "__proto__"])}`,
        "{}",
        random,
      ),
  ])();
};

const toUploads = (random: Random): HostileRequest => ({
  kind: "function",
  path: `/functions/v1/uploads/${random.pick(["a.jpg", "../keys.json", "%2e%2e%2fkeys.json", "a.svg", "a//b.jpg", "x".repeat(400) + ".jpg", "%00.jpg", "a.jpg%0a"])}?${random.pick(["width=-1", "width=1e9", "format=exe", "quality=0", "width[]=1", "fit=stretch", "a=b", ""])}`,
  init: { method: random.pick(["GET", "POST", "DELETE", "PUT"]), headers: { apikey: publicKey } },
});

const metric = {
  session_id: "3f0c6b8e-59c1-4b3f-9d5f-2a9c7e1d4b10",
  page_url: "/",
  metric_name: "lcp",
  metric_value: 1200,
  rating: "good",
};

const badMetric = (random: Random): Record<string, unknown> => ({
  ...metric,
  ...random.pick<Record<string, unknown>>([
    { session_id: random.pick(["", "1", "'; --", "x".repeat(100)]) },
    {
      page_url: random.pick([
        "",
        "https://x.example/",
        "/?token=1",
        "/#a",
        `/${"x".repeat(300)}`,
        "/ a",
        "javascript:alert(1)",
      ]),
    },
    { metric_name: random.pick(["", "LCP", "unknown", "<b>", "slowResource"]) },
    { metric_value: random.pick<unknown>([-1, 1e9, "NaN", "Infinity", null, "many", [], {}]) },
    { rating: random.pick<unknown>(["", "great", null, 1, [], "GOOD"]) },
    { user_agent: "x".repeat(401) },
    { connection_type: random.pick(["5g", "", "x".repeat(50)]) },
    { device_memory: random.pick<unknown>([-1, 1e6, "much"]) },
    { page_classes: random.pick<unknown>([["evil"], "evil", ["save-data", "save-data", "save-data", "save-data"]]) },
    { language: "de" },
    { id: 1 },
    { created_at: "2020-01-01" },
    { [random.pick(["nothing", "'; --", "__proto__x"])]: 1 },
    { page_url: "/a\u0000b" },
  ]),
});

const tables = [
  "contact_messages",
  "newsletter_subscribers",
  "data_subject_requests",
  "staff",
  "audit_log",
  "outgoing_emails",
  "gallery_images",
  "rate_limits",
  "performance_daily",
  "nothing",
  "pg_catalog.pg_user",
] as const;
const procedures = [
  "run_maintenance",
  "purge_expired",
  "erase_person",
  "person_data",
  "export_newsletter",
  "submit_contact_message",
  "backend_status",
  "add_staff",
  "nothing",
  "log_action",
] as const;

const toRest = (random: Random): HostileRequest => {
  const forged = `eyJhbGciOiJub25lIn0.${Buffer.from(jsonOf({ role: random.pick(["service_role", "postgres", "authenticated"]), sub: metric.session_id })).toString("base64url")}.`;
  const plain = (method: string, path: string, headers: Record<string, string> = {}): HostileRequest => ({
    path,
    kind: "rest",
    init: { method, headers: { apikey: publicKey, ...headers } },
  });
  return random.pick([
    () => post("/rest/v1/performance_metrics", jsonOf(badMetric(random)), random, { prefer: "return=minimal" }),
    () =>
      post("/rest/v1/performance_metrics", jsonOf([badMetric(random), metric]), random, { prefer: "return=minimal" }),
    () => post("/rest/v1/performance_metrics", jsonOf(metric), random, { prefer: "return=representation" }),
    () => post("/rest/v1/performance_metrics", jsonOf(metric).slice(0, 20), random),
    () =>
      post("/rest/v1/performance_metrics", jsonOf(metric), random, {
        apikey: random.pick(["", "forged", "sb_secret_forged"]),
      }),
    () => post(`/rest/v1/${random.pick(tables)}`, jsonOf(forms.contact), random),
    () => post(`/rest/v1/rpc/${random.pick(procedures)}`, jsonOf({ p_email: random.pick(fragments) }), random),
    () => plain("GET", `/rest/v1/${random.pick(tables)}?select=*`),
    () => plain("GET", `/rest/v1/${random.pick(tables)}?select=*`, { authorization: `Bearer ${forged}` }),
    () =>
      plain(random.pick(["DELETE", "PATCH"]), `/rest/v1/${random.pick(tables)}?id=eq.1`, {
        "content-type": "application/json",
      }),
    () =>
      plain(
        "GET",
        `/rest/v1/performance_metrics?select=${encodeURIComponent(random.pick(["*", "id,(((", "id::regclass", "count()", "*)--"]))}&${random.pick(["id=eq.'; --", "or=(((", "order=nothing.asc", "limit=-1", "id=xx.1"])}`,
      ),
    () => plain("GET", `/storage/v1/object/uploads/${random.pick(["a.jpg", "..%2f..%2fkeys.json", "%00"])}`),
    () => plain("GET", "/auth/v1/user", { authorization: `Bearer ${forged}` }),
    () => post("/auth/v1/signup", jsonOf({ email: "ann@example.com", password: "a long password" }), random),
    () =>
      post(
        "/auth/v1/token?grant_type=password",
        jsonOf({ email: random.pick(fragments), password: wrong(random) }),
        random,
      ),
  ])();
};

/** One request, sometimes a huge one. */
export const hostileRequest = (random: Random): HostileRequest => {
  const choice = random.next();
  if (choice < 0.002)
    return post(
      random.pick(["/functions/v1/contact", "/rest/v1/performance_metrics"]),
      jsonOf({ ...forms.contact, message: "x".repeat(1_500_000) }),
      random,
    );
  if (choice < 0.55) return toForms(random);
  if (choice < 0.76) return toTokens(random);
  if (choice < 0.84) return toUploads(random);
  return toRest(random);
};
