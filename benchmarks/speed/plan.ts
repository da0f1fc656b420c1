/** The plan of a run: variants, devices, pages and number of rounds. RUNS, PAGES and DEVICES limit it. */
export const variants = ["site", "noScripts", "astro", "next"] as const;
export type Variant = (typeof variants)[number];

export const variantNames: Readonly<Record<Variant, string>> = {
  site: "This site",
  noScripts: "Without scripts",
  astro: "Astro",
  next: "Next",
};

export interface Device {
  readonly name: "phone" | "desktop";
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly touch: boolean;
  /** The factor by which the processor is slowed down: 4 is four times slower than this machine's. */
  readonly slowdown: number;
  /** Latency of each request in milliseconds, and throughput in bytes per second. Null: not limited. */
  readonly network: { readonly latency: number; readonly down: number; readonly up: number } | null;
}

/**
 * Lighthouse's slow 4G (150 ms round trip, 1.6 Mbit/s) as applied in a browser: a latency of 3.75 round trips for each
 * request, and 90 % of the throughput.
 */
const slow4G = { latency: 150 * 3.75, down: (1638.4 * 0.9 * 1000) / 8, up: (750 * 0.9 * 1000) / 8 };

const allDevices: readonly Device[] = [
  { name: "phone", width: 390, height: 844, scale: 2, touch: true, slowdown: 4, network: slow4G },
  { name: "desktop", width: 1440, height: 900, scale: 1, touch: false, slowdown: 1, network: null },
];

const chosenDevices = process.env["DEVICES"]?.split(",");
export const devices = allDevices.filter(({ name }) => chosenDevices?.includes(name) ?? true);

export const interactions = ["menu", "gallery", "next", "language", "consent", "question", "navigation"] as const;
export type Interaction = (typeof interactions)[number];

export const interactionNames: Readonly<Record<Interaction, string>> = {
  menu: "Open the menu",
  gallery: "Open a photograph",
  next: "Next photograph",
  language: "Change the language",
  consent: "Answer the consent banner",
  question: "Open a question",
  navigation: "To another page",
};

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /**
   * The interaction to measure once the page has loaded. One per page, so that each starts on a freshly loaded page;
   * `gallery` also measures `next`.
   */
  readonly act?: Exclude<Interaction, "next">;
  /** Selector of the link that `navigation` follows. */
  readonly link?: string;
}

const all: readonly MeasuredPage[] = [
  { name: "home", path: "/", act: "menu" },
  { name: "suite", path: "/suite/luxury-suite", act: "gallery" },
  { name: "gallery open", path: "/suite/luxury-suite#photo=bedroom-01" },
  { name: "post", path: "/journal/first-morning-white-tower", act: "language" },
  { name: "journal", path: "/journal", act: "navigation", link: "main article h2 a" },
  { name: "questions", path: "/faq", act: "question" },
  { name: "contact", path: "/contact", act: "consent" },
];

/** The number of rounds of a full run. Only a full run is saved in the README. */
const fullRuns = 9;
export const runs = Number(process.env["RUNS"] ?? fullRuns);

const chosen = process.env["PAGES"]?.split(",");
export const pages = all.filter(({ name }) => chosen?.includes(name) ?? true);
export const isFull = runs >= fullRuns && pages.length === all.length && devices.length === allDevices.length;
