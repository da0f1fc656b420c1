/**
 * storage-js sends a file as a multipart field with an empty name, which lite does not find. This function converts such a
 * request to one with a raw body, which lite accepts.
 */
export const unwrapUpload = async (request: Request): Promise<Request> => {
  const { pathname } = new URL(request.url);
  const isUpload =
    pathname.startsWith("/storage/v1/object/") && (request.method === "POST" || request.method === "PUT");
  if (!isUpload || request.headers.get("content-type")?.startsWith("multipart/form-data") !== true) return request;
  const form = await request.clone().formData();
  const file = [...form.values()].find((value) => typeof value !== "string");
  if (file === undefined) return request;
  const headers = new Headers(request.headers);
  headers.set("content-type", file.type || "application/octet-stream");
  const cacheSeconds = form.get("cacheControl");
  if (typeof cacheSeconds === "string") headers.set("cache-control", `max-age=${cacheSeconds}`);
  return new Request(request.url, { method: request.method, headers, body: await file.arrayBuffer() });
};
