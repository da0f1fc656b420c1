import { ask } from "../../staff/api/ask";
import { type Question, argumentsOf } from "./question";

export interface SlowFile {
  /** A path of the site, or host and path of another's file. */
  readonly address: string;
  readonly kind: string;
  /** Milliseconds. */
  readonly p75: number;
  readonly times: number;
}

/** Files that took more than a second (specification §9), the most frequent first. Throws a `BackendError`. */
export const askSlowFiles = async (question: Question): Promise<readonly SlowFile[]> => {
  const rows = await ask((backend) => backend.rpc("slow_resources", { ...argumentsOf(question), p_limit: 50 }));
  return rows.map(({ resource_url, resource_kind, p75, samples }) => ({
    address: resource_url,
    kind: resource_kind,
    p75,
    times: samples,
  }));
};
