/**
 * Runs in Deno: loads the functions named on the command line, unchanged, and serves them all from one process. Each
 * index.ts calls Deno.serve as on the hosted platform; here that call only registers the handler. Arguments: the
 * functions folder, then the names. Prints {"port": n} once it is listening.
 */
type Handler = (request: Request) => Response | Promise<Response>;

interface Runtime {
  args: string[];
  serve(
    options: { hostname: string; port: number; onListen: (address: { port: number }) => void },
    handler: Handler,
  ): unknown;
  stdin: { readable: ReadableStream<Uint8Array> };
  exit(code: number): never;
}

const runtime = (globalThis as unknown as { Deno: Runtime }).Deno;
const serveForReal = runtime.serve.bind(runtime);
const [folder = "", ...names] = runtime.args;
const handlers = new Map<string, Handler>();

const load = async (): Promise<void> => {
  for (const name of names) {
    Object.defineProperty(runtime, "serve", {
      configurable: true,
      value: (handler: Handler) => void handlers.set(name, handler),
    });
    await import(`file://${folder}/${name}/index.ts`);
    if (!handlers.has(name)) throw new Error(`${name}/index.ts did not call Deno.serve`);
  }
  const onListen = ({ port }: { port: number }) => console.log(JSON.stringify({ port }));
  serveForReal({ hostname: "127.0.0.1", port: 0, onListen }, (request) => {
    const [, name = ""] = new URL(request.url).pathname.split("/");
    const handler = handlers.get(name);
    return handler === undefined ? new Response(null, { status: 404 }) : handler(request);
  });
};

/** Stdin closes when the parent process has ended for any reason; then this process exits too. */
const endWithParent = async (): Promise<void> => {
  const reader = runtime.stdin.readable.getReader();
  while (!(await reader.read()).done);
  runtime.exit(0);
};

void endWithParent();
void load();

export {};
