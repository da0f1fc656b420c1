import { askMaybe } from "../../staff/api/ask";

/** The path of a picture, deleted ones excepted, that was made from the same file; undefined when there is none. */
export const findDigest = async (digest: string): Promise<string | undefined> => {
  const rows = await askMaybe((backend) =>
    backend.from("gallery_images").select("path").eq("digest", digest).is("deleted_at", null).limit(1),
  );
  return rows?.[0]?.path;
};
