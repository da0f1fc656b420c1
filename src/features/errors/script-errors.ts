/** Which global script errors a visitor should hear of (specification §2). Pure. */

/** What is known of an error: its words, and the address and stack it came from. */
export interface ScriptFailure {
  readonly message: string;
  readonly source: string;
}

const opaque = /^(uncaught )?script error\.?$/i;
const theirs = /consent|heatmap/i;

/** Reads an `error` or `unhandledrejection` event; null for the failure of a resource, which is no script error. */
export const failureOf = (event: Event): ScriptFailure | null => {
  if (event instanceof ErrorEvent) {
    return { message: event.message, source: [event.filename, stackOf(event.error)].join("\n") };
  }
  if (!("reason" in event)) return null;
  const reason: unknown = event.reason;
  return { message: reason instanceof Error ? reason.message : String(reason), source: stackOf(reason) };
};

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? "") : "");

/**
 * Whether an error stays on the console: generic ones of other origins, and those of the consent and heatmap scripts, known
 * by name or by the hosts that the heatmap is loaded from.
 */
export const isQuiet = ({ message, source }: ScriptFailure, heatmapHosts: readonly string[]): boolean =>
  opaque.test(message.trim()) || theirs.test(source) || heatmapHosts.some((host) => source.includes(`//${host}/`));
