/** Lint rules which ensure that only `features/<x>/api` uses the network. They apply to every other file in `src`. */
const message = "Only src/features/*/api reaches the network.";

export const networkRules = {
  "no-restricted-globals": [
    "error",
    ...["fetch", "XMLHttpRequest", "WebSocket", "EventSource"].map((name) => ({ name, message })),
  ],
  "no-restricted-properties": [
    "error",
    { object: "navigator", property: "sendBeacon", message },
    ...["fetch", "XMLHttpRequest"].flatMap((property) =>
      ["window", "globalThis", "self"].map((object) => ({ object, property, message })),
    ),
  ],
  "no-restricted-imports": ["error", { patterns: [{ group: ["@supabase/*"], allowTypeImports: true, message }] }],
};
