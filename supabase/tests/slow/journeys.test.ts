/** Complete journeys with the embedded backend and its demo data: forms, emails, links, staff, pictures, statistics. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { publicKey } from "../../../local/backend/data-directory.ts";
import type { Database } from "../../database.types.ts";
import { type Running, rowsOf, runBackend } from "../support/run-backend.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "journeys-"));
let backend: Running;

beforeAll(async () => {
  backend = await runBackend(dataDir, { DEMO: "1" });
});
afterAll(async () => {
  await backend.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const client = (): SupabaseClient<Database> =>
  createClient<Database>(backend.base, publicKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket; these tests do not need one.
    realtime: { transport: (() => undefined) as never },
  });

const signedIn = async (role: "owner" | "editor"): Promise<SupabaseClient<Database>> => {
  const { email, password } = backend.staff.find((entry) => entry.role === role) ?? { email: "", password: "" };
  const supabase = client();
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return supabase;
};

const call = async (name: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> => {
  const response = await fetch(`${backend.base}/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

interface Email {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The emails to an address so far, the newest first. */
const emailsTo = async (to: string): Promise<readonly Email[]> => {
  const { emails } = (await (await fetch(`${backend.base}/_mailbox.json`)).json()) as { emails: Email[] };
  return emails.filter((email) => email.to === to);
};

const emailTo = async (to: string, subject: RegExp): Promise<Email> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const found = (await emailsTo(to)).find((email) => subject.test(email.subject));
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No email to ${to}`);
};

const parameterOf = ({ text }: Email, name: string): string => new RegExp(`${name}=([\\w-]+)`).exec(text)?.[1] ?? "";

test("a message is sent to the house, and a receipt to its sender in their language", async () => {
  const message = {
    name: "Μαρία",
    email: "maria@example.com",
    message: "Έχετε παιδικό κάθισμα;",
    language: "el",
    page: "/el/contact",
  };
  expect(await call("contact", message)).toEqual({ status: 200, body: { state: "received" } });
  expect((await emailTo("hello@aithra-suite.example", /Μαρία/)).text).toContain(message.message);
  const receipt = await emailTo("maria@example.com", /Λάβαμε/);
  const page = await (await fetch(`${backend.base}/_mailbox/${receipt.id}`)).text();
  expect(page).toContain("<h1>Λάβαμε το μήνυμά σας</h1>");
  expect(await (await fetch(`${backend.base}/_mailbox`)).text()).toContain("maria@example.com");
});

test("the newsletter: link, confirmation, one-click unsubscription", async () => {
  expect((await call("newsletter", { action: "subscribe", email: "nikos@example.com", language: "el" })).body).toEqual({
    state: "sent",
  });
  const link = await emailTo("nikos@example.com", /Επιβεβαιώστε/);
  expect(link.text).toContain("/el/newsletter-verified?token=");
  const token = parameterOf(link, "token");
  for (let times = 0; times < 3; times += 1)
    expect((await call("newsletter", { action: "check", token })).body).toEqual({
      state: "unconfirmed",
      language: "el",
    });
  expect((await call("newsletter", { action: "verify", token })).body).toEqual({ state: "confirmed", language: "el" });
  expect((await call("newsletter", { action: "check", token })).body).toEqual({ state: "already", language: "el" });
  expect((await call("newsletter", { action: "verify", token })).body).toEqual({ state: "already", language: "el" });
  const unsubscribeToken = parameterOf(await emailTo("nikos@example.com", /ολοκληρώθηκε/), "unsubscribe");
  const response = await fetch(`${backend.base}/functions/v1/newsletter?unsubscribe=${unsubscribeToken}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(await response.json()).toEqual({ state: "unsubscribed", language: "el" });
  expect((await call("newsletter", { action: "verify", token })).status).toBe(404);
});

test("a privacy request: link, reference number, due date", async () => {
  const request = {
    action: "submit",
    type: "erasure",
    name: "Ann",
    email: "ann@example.com",
    details: "",
    language: "en",
  };
  expect((await call("privacy-request", request)).body).toEqual({ state: "sent" });
  const token = parameterOf(await emailTo("ann@example.com", /Confirm your request/), "token");
  expect((await call("privacy-request", { action: "check", token })).body).toEqual({
    state: "unconfirmed",
    language: "en",
  });
  const confirmed = await call("privacy-request", { action: "verify", token });
  expect((await call("privacy-request", { action: "check", token })).body).toEqual({
    ...confirmed.body,
    state: "already",
  });
  expect(confirmed.body).toMatchObject({
    state: "confirmed",
    reference: expect.stringMatching(/^DSR-\d{4}$/),
    due: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect((await emailTo("ann@example.com", /Your request DSR/)).text).toContain("privacy@aithra-suite.example");
  const owner = await signedIn("owner");
  const extended = await owner
    .from("data_subject_requests")
    .update({ extension_reason: "Three years of invoices have to be searched." })
    .eq("reference", String(confirmed.body["reference"]))
    .select("due_on")
    .single();
  expect(extended.error).toBeNull();
  const [waiting] = await rowsOf<{ recipient: string; parameters: unknown }>(
    backend,
    "outgoing_emails?select=recipient,parameters&template=eq.request-extended",
  );
  expect(waiting).toMatchObject({ recipient: "ann@example.com", parameters: { due: extended.data?.due_on } });
});

test("a colleague can be invited again until they have signed in", async () => {
  const owner = await signedIn("owner");
  const body = { email: "late@team.example", name: "Late", role: "editor", language: "en" };
  for (const [index, state] of ["invited", "invitedAgain"].entries()) {
    expect((await owner.functions.invoke<unknown>("invite", { body })).data).toEqual({ state });
    expect(await emailsTo(body.email)).toHaveLength(index + 1);
  }
  const newest = await emailTo(body.email, /^Your invitation to the staff pages of Aithra Suite$/);
  // The link opens a page of the site, so that a program that opens it does not redeem it.
  expect(newest.text).toContain("/admin#token_hash=");
  const token = parameterOf(newest, "token_hash");
  const verify = () => client().auth.verifyOtp({ token_hash: token, type: "invite" });
  expect((await verify()).data.user?.email).toBe(body.email);
  expect((await verify()).error?.status).toBe(403);
  expect((await owner.functions.invoke<unknown>("invite", { body })).data).toEqual({ state: "already" });
  expect(await emailsTo(body.email)).toHaveLength(2);
});

test("supabase-js: anonymous visitors can insert measurements, but can neither read messages nor create an account", async () => {
  const supabase = client();
  const metric = {
    session_id: randomUUID(),
    page_url: "/contact",
    metric_name: "lcp",
    metric_value: 1234.5,
    rating: "good",
  };
  expect((await supabase.from("performance_metrics").insert(metric)).error).toBeNull();
  expect((await supabase.from("performance_metrics").insert({ ...metric, rating: "great" })).error?.code).toBe("23514");
  const many = await supabase.from("performance_metrics").insert(Array.from({ length: 61 }, () => metric));
  expect([many.status, many.error?.code]).toEqual([413, "PT413"]);
  expect((await supabase.from("contact_messages").select()).error?.code).toBe("42501");
  expect((await supabase.auth.signUp({ email: "new@example.com", password: "a long password" })).error).not.toBeNull();
  expect((await supabase.auth.signInWithOtp({ email: "new@example.com" })).error?.code).toBe("signup_disabled");
});

test("staff can read what their role allows, and the dashboard has data of a month", async () => {
  const editor = await signedIn("editor");
  const owner = await signedIn("owner");
  expect((await editor.rpc("current_staff_role")).data).toBe("editor");
  expect((await editor.from("contact_messages").select()).data?.length).toBeGreaterThan(5);
  expect((await editor.from("newsletter_subscribers").select("id")).data).toEqual([]);
  expect((await owner.from("newsletter_subscribers").select("id")).data?.length).toBeGreaterThan(400);
  expect((await editor.rpc("export_newsletter")).error?.code).toBe("42501");
  const until = new Date().toISOString().slice(0, 10);
  const from = new Date(Date.now() - 28 * 86_400_000).toISOString().slice(0, 10);
  const { data } = await editor.rpc("performance_summary", { p_from: from, p_until: until });
  const lcp = data?.find(({ metric_name: name }) => name === "lcp");
  expect(lcp?.samples).toBeGreaterThan(1000);
  expect(lcp?.p75).toBeGreaterThan(500);
  expect(lcp?.p75).toBeLessThan(5000);
  expect((await editor.rpc("slow_resources", { p_from: from, p_until: until })).data?.length).toBeGreaterThan(0);
});

test("a picture is hidden until it is published with both texts, and then converted; its file can be neither replaced nor deleted, and no file can be stored under a name that is not the path of a picture", async () => {
  const editor = await signedIn("editor");
  const file = `rooms/${randomUUID()}.jpg`;
  const noise = { type: "gaussian", mean: 120, sigma: 30 } as const;
  const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#888", noise } })
    .jpeg()
    .toBuffer();
  const stored = await editor.storage
    .from("uploads")
    .upload(file, new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), { contentType: "image/jpeg" });
  expect(stored.error).toBeNull();
  const added = await editor
    .from("gallery_images")
    .insert({
      path: file,
      content_type: "image/jpeg",
      bytes: bytes.byteLength,
      width: 1200,
      height: 800,
      category: "bedroom",
      alt_en: "A bed",
    })
    .select("id")
    .single();
  expect(added.error).toBeNull();
  const address = `${backend.base}/functions/v1/uploads/${file}?format=avif&width=400&quality=60`;
  expect((await fetch(address)).status).toBe(404);
  const id = added.data?.id ?? "";
  const publish = (alt: Record<string, string>) =>
    editor
      .from("gallery_images")
      .update({ ...alt, published_at: new Date().toISOString() })
      .eq("id", id);
  expect((await publish({})).error?.code).toBe("23514");
  expect((await publish({ alt_el: "Ένα κρεβάτι" })).error).toBeNull();
  const response = await fetch(address);
  expect(response.headers.get("content-type")).toBe("image/avif");
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 400, height: 267 });
  const list = (await (await fetch(`${backend.base}/functions/v1/uploads`)).json()) as {
    pictures: { path: string; alt: unknown }[];
  };
  expect(list.pictures).toEqual([expect.objectContaining({ path: file, alt: { en: "A bed", el: "Ένα κρεβάτι" } })]);
  const imageUrl = `/functions/v1/uploads/${file}`;
  const { data } = await client().functions.invoke<unknown>("optimize-image", {
    body: { imageUrl, width: 800, quality: 80, format: "webp" },
  });
  expect(data).toEqual({ optimizedUrl: `${imageUrl}?format=webp&width=800&quality=80`, fallback: false });
  const stranger = await client().storage.from("uploads").download(file);
  expect(stranger.error).not.toBeNull();
  const other = new Blob(["another file"], { type: "image/jpeg" });
  expect((await editor.storage.from("uploads").upload(file, other, { upsert: true })).error).not.toBeNull();
  await editor.storage.from("uploads").remove([file]);
  expect((await (await editor.storage.from("uploads").download(file)).data?.arrayBuffer())?.byteLength).toBe(
    bytes.byteLength,
  );
  // storage-js would shorten `//`, so these names are sent as they are.
  const token = (await editor.auth.getSession()).data.session?.access_token ?? "";
  const folder = file.slice(0, file.lastIndexOf("/"));
  const names = [file.replace("/", "//"), `${file}/`, `${folder}/${"a".repeat(300)}.jpg`, `${folder}/page.html`];
  for (const name of names) {
    const headers = { authorization: `Bearer ${token}`, apikey: publicKey, "content-type": "image/jpeg" };
    const sent = await fetch(`${backend.base}/storage/v1/object/uploads/${name}`, {
      method: "POST",
      headers,
      body: new Uint8Array(8),
    });
    // As in a hosted project, the status of a refusal by a policy is in the body.
    expect([name, await sent.json()]).toEqual([name, expect.objectContaining({ statusCode: "403" })]);
  }
  expect((await (await editor.storage.from("uploads").download(file)).data?.arrayBuffer())?.byteLength).toBe(
    bytes.byteLength,
  );
  const started = await editor.functions.invoke<unknown>("publish", { body: {} });
  expect(started.data).toEqual({ state: "started", askedAt: expect.any(String) as string });
  const actions = await rowsOf<{ action: string }>(backend, "audit_log?select=action&order=id.desc&limit=2");
  expect(actions.map(({ action }) => action)).toEqual(["build", "publish"]);
});

test("a visitor cannot start an upload, and an interrupted one can be resumed", async () => {
  const editor = await signedIn("editor");
  const token = (await editor.auth.getSession()).data.session?.access_token ?? "";
  const endpoint = `${backend.base}/storage/v1/upload/resumable`;
  const file = `rooms/${randomUUID()}.jpg`;
  const bytes = randomBytes(3_000_000);
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  const headers = (bearer: string) => ({
    authorization: `Bearer ${bearer}`,
    apikey: publicKey,
    "tus-resumable": "1.0.0",
  });
  const begin = (bearer: string, name = file) =>
    fetch(endpoint, {
      method: "POST",
      headers: {
        ...headers(bearer),
        "upload-length": String(bytes.length),
        "upload-metadata": `bucketName ${base64("uploads")},objectName ${base64(name)},contentType ${base64("image/jpeg")}`,
      },
    });
  expect([401, 403]).toContain((await begin(publicKey)).status);
  expect((await begin(token, "../../../../rest/v1/staff")).status).toBe(400);
  const begun = await begin(token);
  expect(begun.status).toBe(201);
  const address = new URL(begun.headers.get("location") ?? "", backend.base).href;
  const send = (from: number, until: number) =>
    fetch(address, {
      method: "PATCH",
      headers: {
        ...headers(token),
        "content-type": "application/offset+octet-stream",
        "upload-offset": String(from),
      },
      body: new Uint8Array(bytes.subarray(from, until)),
    });
  const first = await send(0, 1_000_000);
  expect([first.status, first.headers.get("upload-offset")]).toEqual([204, "1000000"]);
  expect((await send(5, 10)).status).toBe(409);
  const found = await fetch(address, { method: "HEAD", headers: headers(token) });
  expect(found.headers.get("upload-offset")).toBe("1000000");
  const last = await send(1_000_000, bytes.length);
  expect([last.status, last.headers.get("upload-offset")]).toEqual([204, "3000000"]);
  const { data } = await editor.storage.from("uploads").download(file);
  expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(bytes)).toBe(true);
  expect((await fetch(address, { method: "HEAD", headers: headers(token) })).status).toBe(404);
});

test("a change by staff returns the changed row, or no row if nothing was changed", async () => {
  const owner = await signedIn("owner");
  const { data: readers } = await owner.from("newsletter_subscribers").select("id").limit(1);
  const [reader] = readers ?? [];
  const remove = () =>
    owner
      .from("newsletter_subscribers")
      .delete()
      .eq("id", reader?.id ?? "")
      .select("id");
  expect((await remove()).data).toEqual([reader]);
  expect((await remove()).data).toEqual([]);
  const { data: requests } = await owner.from("data_subject_requests").select("id, version").limit(1);
  const [request] = requests ?? [];
  const change = (notes: string) =>
    owner
      .from("data_subject_requests")
      .update({ notes })
      .eq("id", request?.id ?? "")
      .eq("version", request?.version ?? 0)
      .select("id");
  expect((await change("Called.")).data).toEqual([{ id: request?.id }]);
  // A second change of the same version affects no row.
  expect((await change("Wrote.")).data).toEqual([]);
  const { data: messages } = await owner.from("contact_messages").select("id").limit(1);
  const message = messages?.[0]?.id ?? "";
  expect((await owner.from("contact_messages").delete().eq("id", message).select("id")).data).toEqual([
    { id: message },
  ]);
});

test("a session that a member ends on another device is refused at once, also by functions and the storage", async () => {
  const otherDevice = await signedIn("owner");
  const owner = await signedIn("owner");
  const read = () => otherDevice.from("contact_messages").select("id").limit(1);
  expect((await read()).status).toBe(200);
  expect((await owner.auth.signOut({ scope: "others" })).error).toBeNull();
  expect((await read()).status).toBe(401);
  const invited = await otherDevice.functions.invoke("invite", {
    body: { email: "intruder@example.com", name: "Intruder", role: "owner", language: "en" },
  });
  expect(invited.response?.status).toBe(401);
  const sent = await otherDevice.storage
    .from("uploads")
    .upload(`rooms/${randomUUID()}.jpg`, new Blob([randomBytes(9)]));
  expect(sent.error).not.toBeNull();
  expect((await owner.from("contact_messages").select("id").limit(1)).status).toBe(200);
});

test("a removed colleague gets no estimated counts, which ignore the policies", async () => {
  const owner = await signedIn("owner");
  const editor = await signedIn("editor");
  const { data } = await editor.auth.getUser();
  const countAll = async () => {
    const answers = (["planned", "estimated"] as const).map((count) =>
      editor.from("contact_messages").select("id", { count, head: true }),
    );
    return (await Promise.all(answers)).map(({ count }) => count ?? 0);
  };
  expect(Math.min(...(await countAll()))).toBeGreaterThan(0);
  await owner
    .from("staff")
    .delete()
    .eq("user_id", data.user?.id ?? "");
  expect(await countAll()).toEqual([0, 0]);
});
