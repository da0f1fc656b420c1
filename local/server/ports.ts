/** Finds free ports, listens on the addresses of `localhost` or on HOST, and reports clearly if a port is taken. */
import { execFileSync } from "node:child_process";
import { type RequestListener, type Server, type ServerOptions, createServer } from "node:http";
import type { AddressInfo } from "node:net";

const program =
  "const s = require('node:net').createServer().listen(0, () => { console.log(s.address().port); s.close(); });";

/**
 * Returns a port that is free on all addresses of this machine. Synchronous, for configuration files; starts a process
 * to find it.
 */
export const freePort = (): number =>
  Number(execFileSync(process.execPath, ["-e", program], { encoding: "utf8", env: {} }).trim());

/** The ports from 1024 that browsers refuse to open (“port blocking” of the Fetch standard). */
const blockedPorts: readonly number[] = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
];

/** The port that is the value of an environment variable. Throws an error with a clear message if the value is invalid. */
export const portNumber = (variable: string, value: string): number => {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535)
    throw new Error(`${variable} must be a whole number from 1 to 65535.`);
  if (blockedPorts.includes(port))
    throw new Error(`${variable} is ${port}, a port that browsers refuse to open. Choose another: ${variable}=9000`);
  return port;
};

/**
 * The port in an environment variable. If the variable is not set, it is set to a free port, so that all processes of a
 * run use the same port.
 */
export const portOf = (variable: string): number =>
  portNumber(variable, (process.env[variable] ??= String(freePort())));

/** Thrown when another program already listens on the port. */
export class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1}`);
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? "";

const listenOn = (
  host: string,
  port: number,
  listener: RequestListener,
  options: ServerOptions = {},
): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer(options, listener);
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve(server);
    });
  });

/** The addresses of `localhost`, or the value of HOST (0.0.0.0 opens the site to the network). */
const hosts = (): readonly string[] => (process.env.HOST === undefined ? ["127.0.0.1", "::1"] : [process.env.HOST]);

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Whether the error says that this machine does not have the address, or does not support its kind (IPv6). */
const isMissing = (error: unknown): boolean => ["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(codeOf(error));

/**
 * Starts listening and returns a function that stops it. Throws `PortTaken`. An address of `localhost` that this machine does
 * not have is skipped; if it has none of them, the last error is thrown.
 */
export const listen = async (port: number, listener: RequestListener): Promise<() => Promise<void>> => {
  const servers: Server[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(servers.map(closeServer));
  };
  const all = hosts();
  for (const host of all) {
    try {
      servers.push(await listenOn(host, port, listener));
    } catch (error) {
      if (isMissing(error) && (servers.length > 0 || host !== all.at(-1))) continue;
      await close();
      throw codeOf(error) === "EADDRINUSE" ? new PortTaken(port) : error;
    }
  }
  return close;
};

/** Listens on the first free one of twenty ports, starting at `first`. */
export const listenFrom = async (
  first: number,
  listener: RequestListener,
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> => {
  for (let port = first; ; port += 1) {
    try {
      return { port, stop: await listen(port, listener) };
    } catch (error) {
      if (!(error instanceof PortTaken) || port === first + 19) throw error;
    }
  }
};

export interface PrivateServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Listens on a free port, for this machine only. */
export const listenPrivately = async (
  listener: RequestListener,
  options: Pick<ServerOptions, "keepAliveTimeout"> = {},
): Promise<PrivateServer> => {
  const server = await listenOn("127.0.0.1", 0, listener, options);
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => closeServer(server) };
};

/** Throws `PortTaken` if the port is not free at the moment. */
export const expectFree = async (port: number): Promise<void> => {
  const stop = await listen(port, (_request, response) => response.end());
  await stop();
};
