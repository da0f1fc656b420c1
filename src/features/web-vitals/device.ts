/**
 * What the browser reports about the device and its connection (Safari and Firefox report nothing), and the resulting
 * classes of `<html>` (specification §4).
 */
import { enoughMemory } from "../../lib/preload";
import type { MetricRow } from "./metric-schema";

export interface Device {
  readonly connection: MetricRow["connection_type"];
  readonly saveData: boolean;
  /** Gigabytes; null if not reported. */
  readonly memory: number | null;
}

/** The parts of Navigator that are read here; not every browser has them. */
export interface NavigatorHints {
  readonly connection?: Partial<EventTarget> & { readonly effectiveType?: string; readonly saveData?: boolean };
  readonly deviceMemory?: number;
}

const connectionTypes = ["slow-2g", "2g", "3g", "4g"] as const;

export const readDevice = ({ connection, deviceMemory }: NavigatorHints): Device => ({
  connection: connectionTypes.find((type) => type === connection?.effectiveType) ?? "unknown",
  saveData: connection?.saveData === true,
  memory: typeof deviceMemory === "number" && deviceMemory >= 0 && deviceMemory <= 1024 ? deviceMemory : null,
});

type PageClass = MetricRow["page_classes"][number];

const pageClasses: readonly PageClass[] = ["slow-connection", "save-data", "low-memory"];

/** Whether the browser reports a connection of 2g or slower. */
export const isSlowConnection = ({ connection }: Pick<Device, "connection">): boolean =>
  connection === "slow-2g" || connection === "2g";

/** The classes for a device: `slow-connection` for 2g or slower, `save-data`, `low-memory` under 4 GB. */
export const pageClassesOf = (device: Device): PageClass[] => {
  const { saveData, memory } = device;
  const applies: Readonly<Record<PageClass, boolean>> = {
    "slow-connection": isSlowConnection(device),
    "save-data": saveData,
    "low-memory": memory !== null && memory < enoughMemory,
  };
  return pageClasses.filter((name) => applies[name]);
};

/** Sets the classes on an element and updates them when the connection changes. Other classes are left alone. */
export const followPageClasses = (root: Element, hints: NavigatorHints): void => {
  const apply = () => {
    const now = pageClassesOf(readDevice(hints));
    for (const name of pageClasses) root.classList.toggle(name, now.includes(name));
  };
  apply();
  hints.connection?.addEventListener?.("change", apply);
};
