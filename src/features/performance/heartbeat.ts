/** The heartbeat of specification §9: a line on the console every 60 seconds. */
export const heartbeatInterval = 60_000;

/** @param beat called with every line */
export const startHeartbeat = (beat: () => void): void => {
  const began = performance.now();
  setInterval(() => {
    console.info(`Heartbeat: this page has been open for ${Math.round((performance.now() - began) / 1000)} s.`);
    beat();
  }, heartbeatInterval);
};
