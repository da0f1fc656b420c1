/** What the browser states about the device and its connection; Safari and Firefox state none of it. */
import type { Metric } from "./metric-schema";

export interface Device {
  readonly connection: Metric["connection_type"];
  readonly saveData: boolean;
  /** Gigabytes, or null. */
  readonly memory: number | null;
}

/** The parts of Navigator that are read here; the last two are not in every browser. */
export interface NavigatorHints {
  readonly connection?: Partial<EventTarget> & { readonly effectiveType?: string; readonly saveData?: boolean };
  readonly deviceMemory?: number;
}

const known = ["slow-2g", "2g", "3g", "4g"] as const;

export const readDevice = ({ connection, deviceMemory }: NavigatorHints): Device => ({
  connection: known.find((type) => type === connection?.effectiveType) ?? "unknown",
  saveData: connection?.saveData === true,
  memory: typeof deviceMemory === "number" && deviceMemory >= 0 && deviceMemory <= 1024 ? deviceMemory : null,
});
