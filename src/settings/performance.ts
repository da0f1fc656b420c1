/** What the build tells the measurements of page views. */
export interface PerformanceSettings {
  /** Where the backend answers; empty: the origin that serves the site. */
  readonly backendUrl: string;
  readonly publicKey: string;
  /** Whether measuring waits for consent to statistics (decisions §6). */
  readonly waitsForConsent: boolean;
}
