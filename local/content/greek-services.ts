/** Greece's data protection authority and emergency numbers, which the demo's content has. Houses elsewhere need their own. */

const greekAuthority = "https://www.dpa.gr";

const authorityName = "Hellenic Data Protection Authority";

/**
 * The emergency numbers of Greece, by the id of their entry in site.yml. 112 is not listed, because it is also
 * valid in many other countries.
 */
const greekNumbers: Readonly<Record<string, string>> = {
  emergencyAmbulance: "166",
  emergencyFire: "199",
  emergencyPolice: "100",
};

/** Countries that have one of these numbers for the same service. */
const alsoIn: Readonly<Record<string, readonly string[]>> = {
  emergencyFire: ["NG", "TH"],
  emergencyPolice: ["IL", "IN", "NP", "PS"],
};

/** Whether this is a Greek emergency number that is not valid for the same service in the country of the house. */
export const isForeignNumber = (id: string, number: unknown, country: unknown): boolean =>
  country !== "GR" &&
  number !== undefined &&
  greekNumbers[id] === number &&
  alsoIn[id]?.some((code) => code === country) !== true;

/** Whether this is the name or the website of Greece's data protection authority, and the house is elsewhere. */
export const isForeignAuthority = (value: unknown, country: unknown): boolean => {
  if (country === "GR") return false;
  if (typeof value === "string") return value.startsWith(greekAuthority);
  return typeof value === "object" && value !== null && Reflect.get(value, "en") === authorityName;
};
