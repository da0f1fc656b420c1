/** What the site says about its build, in a file at its root. */
export interface BuildRecord {
  /** The build's name, as its service worker knows it. */
  readonly build: string;
  /** When it began, ISO 8601. */
  readonly builtAt: string;
  /** Ids of the uploaded pictures that it holds. */
  readonly pictures: readonly string[];
}

export const recordFile = "build.json";
