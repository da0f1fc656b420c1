/**
 * A browser that prerenders pages, as visitors' browsers do. Playwright attaches to the page itself, which disables prerendering, so this
 * browser is controlled through its tab, with the DevTools protocol.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import * as v from "valibot";
import { browserArguments, ensureBrowser } from "./browser";

const targetSchema = v.object({
  targetId: v.string(),
  type: v.string(),
  url: v.string(),
  subtype: v.optional(v.string()),
});
type Target = v.InferOutput<typeof targetSchema>;

const messageSchema = v.object({
  id: v.optional(v.number()),
  method: v.optional(v.string()),
  sessionId: v.optional(v.string()),
  params: v.optional(v.record(v.string(), v.unknown())),
  result: v.optional(v.record(v.string(), v.unknown())),
  error: v.optional(v.object({ message: v.string() })),
});

const evaluated = v.object({
  result: v.object({ value: v.optional(v.unknown()) }),
  exceptionDetails: v.optional(
    v.object({ text: v.string(), exception: v.optional(v.object({ description: v.optional(v.string()) })) }),
  ),
});

/** A command of the DevTools protocol with its parameters. */
export type Command = readonly [method: string, params: object];

/** Sends a command to a page. Rejects with the browser's error message. */
export type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;

/** Evaluates an expression in a page and returns its value. */
export const evaluate = async (
  send: (method: string, params: object) => Promise<unknown>,
  expression: string,
): Promise<unknown> => {
  const answer = v.parse(
    evaluated,
    await send("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true }),
  );
  const { exceptionDetails: details } = answer;
  if (details !== undefined) throw new Error(`${expression}: ${details.exception?.description ?? details.text}`);
  return answer.result.value;
};

export interface Tab {
  /** Sends a command to the visible page. */
  readonly send: Send;
  /** Evaluates an expression in the visible page. */
  readonly ask: (expression: string) => Promise<unknown>;
  /** URLs of pages that are prerendered or being prerendered, and not visible yet. */
  readonly prerendered: () => readonly string[];
  /** Evaluates an expression in the prerendered page of this URL. */
  readonly askPrerendered: (url: string, expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Exchanges messages with the browser. Each message ends with a zero byte. */
const connect = (write: Writable, read: Readable, onMessage: (event: v.InferOutput<typeof messageSchema>) => void) => {
  const waiting = new Map<
    number,
    { session: string | undefined; resolve: (value: Record<string, unknown>) => void; reject: (error: Error) => void }
  >();
  /** Rejects the open commands to a page that is gone. */
  const rejectCalls = (session: unknown): void => {
    for (const call of waiting.values()) if (call.session === session) call.reject(new Error("The page is gone."));
  };
  let rest = "";
  let last = 0;
  read.setEncoding("utf8").on("data", (data: string) => {
    const messages = (rest + data).split("\0");
    rest = messages.pop() ?? "";
    for (const text of messages) {
      const message = v.parse(messageSchema, JSON.parse(text));
      const call = waiting.get(message.id ?? -1);
      waiting.delete(message.id ?? -1);
      if (message.method === "Target.detachedFromTarget") rejectCalls(message.params?.["sessionId"]);
      if (call === undefined) onMessage(message);
      else if (message.error === undefined) call.resolve(message.result ?? {});
      else call.reject(new Error(message.error.message));
    }
  });
  return (method: string, params: object = {}, sessionId?: string) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      last += 1;
      waiting.set(last, { session: sessionId, resolve, reject });
      write.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
};

/**
 * Opens a browser with an empty tab. Every page, prerendered or not, receives the `prepare` commands before its own
 * code runs.
 */
export const openTab = async (prepare: readonly Command[]): Promise<Tab> => {
  const profile = mkdtempSync(join(tmpdir(), "tab-"));
  const browser = spawn(
    ensureBrowser(),
    [
      ...browserArguments,
      "--headless=new",
      "--no-first-run",
      "--remote-debugging-pipe",
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
  );
  const sessions = new Map<string, { readonly session: string; target: Target }>();
  let shown = "";
  const prepared: Promise<unknown>[] = [];

  const attached = (session: string, target: Target): void => {
    sessions.set(target.targetId, { session, target });
    if (target.subtype === undefined) shown = target.targetId;
    // The browser acknowledges some commands only after the page has started to run, so all are sent without waiting.
    for (const [method, params] of [...prepare, ["Runtime.runIfWaitingForDebugger", {}] as const]) {
      prepared.push(send(method, params, session).catch(() => undefined));
    }
  };
  const detached = (gone: unknown): void => {
    for (const [id, { session }] of sessions) if (session === gone) sessions.delete(id);
    // The page that was last reported as visible may be gone, for example after a cancelled prerendering.
    if (!sessions.has(shown))
      shown = [...sessions].find(([, { target }]) => target.subtype === undefined)?.[0] ?? shown;
  };
  const send = connect(browser.stdio[3] as Writable, browser.stdio[4] as Readable, ({ method, params = {} }) => {
    if (method === "Target.detachedFromTarget") return detached(params["sessionId"]);
    const target = v.safeParse(targetSchema, params["targetInfo"]);
    if (!target.success || target.output.type !== "page") return;
    if (method === "Target.attachedToTarget") attached(v.parse(v.string(), params["sessionId"]), target.output);
    const known = sessions.get(target.output.targetId);
    if (method !== "Target.targetInfoChanged" || known === undefined) return;
    known.target = target.output;
    if (target.output.subtype === undefined) shown = target.output.targetId;
  });

  const { targetInfos } = await send("Target.getTargets", { filter: [{ type: "tab" }] });
  const [tab] = v.parse(v.array(targetSchema), targetInfos);
  const attach = await send("Target.attachToTarget", { targetId: tab?.targetId, flatten: true });
  const session = v.parse(v.string(), attach["sessionId"]);
  await send("Target.setDiscoverTargets", { discover: true });
  await send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, session);
  // Waits until the empty page has acknowledged its settings: the process of the first real page inherits only those.
  await Promise.all(prepared);

  const prerendered = (): readonly { readonly session: string; readonly target: Target }[] =>
    [...sessions.values()].filter(({ target }) => target.subtype === "prerender");
  const toShown: Send = (method, params) => send(method, params, sessions.get(shown)?.session);
  return {
    send: toShown,
    ask: (expression) => evaluate(toShown, expression),
    prerendered: () => prerendered().map(({ target }) => target.url),
    askPrerendered: (url, expression) => {
      const session = prerendered().find(({ target }) => target.url === url)?.session;
      return evaluate((method, params) => send(method, params, session), expression);
    },
    close: async () => {
      const gone = new Promise((resolve) => browser.once("exit", resolve));
      await send("Browser.close");
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
