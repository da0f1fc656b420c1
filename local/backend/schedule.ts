/** Does what pg_cron does for a hosted project: makes a call shortly after the start and then every 15 minutes. */
interface Schedule {
  readonly run: () => Promise<Response>;
  readonly warn: (message: string) => void;
  /** Milliseconds until the first run; 30 seconds by default. */
  readonly firstAfter?: number;
}

const soon = 30 * 1000;
const every = 15 * 60 * 1000;

/** Starts the schedule and returns a function that stops it. */
export const startSchedule = ({ run, warn, firstAfter = soon }: Schedule): (() => void) => {
  const once = (): void =>
    void run()
      .then((response) => (response.ok ? undefined : warn(`Maintenance answered ${response.status}.`)))
      .catch(() => warn("Maintenance could not run."));
  const first = setTimeout(once, firstAfter);
  const timer = setInterval(once, every);
  first.unref();
  timer.unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
};
