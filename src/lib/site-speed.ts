/** The public speed figures of the site, returned by the database function `site_speed` and read by the build and by the page. */
import * as v from "valibot";

/** The kinds of pages in display order; `all` is all of them together. */
export const pageKinds = ["all", "home", "suite", "journal", "other"] as const;

/** The three Core Web Vitals, which search engines use. */
export const coreMetrics = ["lcp", "inp", "cls"] as const;
export type CoreMetric = (typeof coreMetrics)[number];

const daySchema = v.pipe(v.string(), v.isoDate());

export const siteSpeedSchema = v.object({
  /** First and last day, in UTC. */
  from: daySchema,
  until: daySchema,
  /** A kind with too few page views has no entry. */
  figures: v.array(
    v.object({
      kind: v.picklist(pageKinds),
      metric: v.picklist(coreMetrics),
      /** Milliseconds; cls without unit. */
      p75: v.number(),
      samples: v.number(),
    }),
  ),
});

export type SiteSpeed = v.InferOutput<typeof siteSpeedSchema>;

/** Path of the function below the backend's base URL. */
export const siteSpeedPath = "/rest/v1/rpc/site_speed";

/** The options of the request for the figures, with the public key. */
export const siteSpeedRequest = (publicKey: string): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json", apikey: publicKey },
  body: "{}",
});

/** Figures from fewer page views are withheld; must equal `fewest_views` in the database function `site_speed`. */
export const fewestViews = 20;
