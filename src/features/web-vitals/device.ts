/** What the browser states about the device and its connection (Safari and Firefox state none of it), and the classes of `<html>` that follow from it (specification §4). */
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

type PageClass = Metric["page_classes"][number];

/** Gigabytes of memory below which a device counts as weak. */
const enoughMemory = 4;

const names: readonly PageClass[] = ["slow-connection", "save-data", "low-memory"];

/** slow-connection for 2g or slower, save-data, low-memory under 4 GB. */
export const pageClassesOf = ({ connection, saveData, memory }: Device): PageClass[] => {
  const applies: Readonly<Record<PageClass, boolean>> = {
    "slow-connection": connection === "slow-2g" || connection === "2g",
    "save-data": saveData,
    "low-memory": memory !== null && memory < enoughMemory,
  };
  return names.filter((name) => applies[name]);
};

/** Puts the classes on an element and keeps them true when the connection changes. Other classes stay. */
export const followPageClasses = (root: Element, hints: NavigatorHints): void => {
  const apply = () => {
    const now = pageClassesOf(readDevice(hints));
    for (const name of names) root.classList.toggle(name, now.includes(name));
  };
  apply();
  hints.connection?.addEventListener?.("change", apply);
};
