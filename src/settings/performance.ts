/** The build's settings for the measurements of page views. */
export interface PerformanceSettings {
  /** URL of the backend; empty for the site's own origin. */
  readonly backendUrl: string;
  readonly publicKey: string;
  /** Whether measuring waits for consent to statistics. */
  readonly waitsForConsent: boolean;
}
