/** The classes of `<html>` that tell styles and scripts about a weak device or connection (specification §4). */
import { type Device, type NavigatorHints, readDevice } from "./device";
import type { Metric } from "./metric-schema";

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
