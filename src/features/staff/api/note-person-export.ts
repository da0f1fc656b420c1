import { askMaybe } from "./ask";

/** Notes that what is held on a person was saved as a file. */
export const notePersonExport = (format: "json" | "html") =>
  askMaybe((backend) => backend.rpc("log_person_export", { p_format: format }));
