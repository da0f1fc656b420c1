import { type RefObject, useEffect, useState, type ComponentType } from "react";
import { environment } from "../../../settings/environment";
import type { Language } from "../../../settings/languages";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useNearView } from "../../../lib/dom/use-near-view";
import { listUploads } from "../api/list-uploads";
import type { Photo } from "../photo";
import type { PublishedUpload } from "../../../lib/published-uploads";
import type { UploadedFilesProps, UploadedPictureProps } from "../../images/uploaded-picture";

interface GalleryNow {
  readonly photos: readonly Photo[];
  readonly library?: UploadLibrary;
}

/** The chunk name identifies the file in the build. */
const fetchLibrary = () => import(/* webpackChunkName: "gallery-uploads" */ "./photo-of-upload");

/** Without a public key, the site is on a static host only, and has no backend. */
const hasBackend = environment.publicKey !== "";

const isBuilt = (photos: readonly Photo[], id: string, path: string): boolean =>
  photos.some(({ upload }) => upload?.id === id && upload.path === path);

const galleryNow = async (photos: readonly Photo[], language: Language): Promise<GalleryNow> => {
  const uploads = await listUploads();
  const onlyBuilt = uploads.every(({ id, path }) => isBuilt(photos, id, path));
  if (onlyBuilt) {
    const neverCalled = () => {
      throw new Error("The build contains every upload, so no photograph has to be created.");
    };
    return { photos: mergeUploads(photos, uploads, language, neverCalled) };
  }
  const { library, photoOfUpload } = await fetchLibrary();
  return { photos: mergeUploads(photos, uploads, language, photoOfUpload), library };
};

/**
 * The photographs, updated with what staff has published, changed or withdrawn since the build. The list of uploads is requested when
 * the gallery is near the viewport. Until the list has arrived, and if the request fails, the photographs of the built page are returned.
 */
export const useUploads = (photos: readonly Photo[], gallery: RefObject<Element>): GalleryNow => {
  const language = useLanguage();
  const near = useNearView(gallery, "100% 0px");
  const [now, setNow] = useState<GalleryNow | null>(null);
  useEffect(() => {
    if (!near || !hasBackend) return;
    let cancelled = false;
    galleryNow(photos, language).then(
      (current) => cancelled || setNow(current),
      (error: unknown) => console.warn("Pictures published since the build could not be fetched.", error),
    );
    return () => {
      cancelled = true;
    };
  }, [near, photos, language]);
  return now ?? { photos };
};

/** Creates a photograph from an upload that the build does not contain. */
type PhotoOfUpload = (upload: PublishedUpload, alt: string) => Photo;

/**
 * The current gallery: the photographs of the content, then the published uploads in their order. Uploads that the build
 * contains keep the build's files but get the current text, category and focus. Withdrawn uploads are left out.
 */
export const mergeUploads = (
  photos: readonly Photo[],
  uploads: readonly PublishedUpload[],
  language: Language,
  show: PhotoOfUpload,
): readonly Photo[] => {
  const fromContent = photos.filter(({ upload }) => upload === undefined);
  const built = new Map(photos.map((photo) => [photo.upload?.id, photo]));
  const shown = uploads.map((upload): Photo => {
    const alt = upload.alt[language];
    const photo = built.get(upload.id);
    if (photo === undefined || photo.upload?.path !== upload.path) return show(upload, alt);
    const focus = { x: upload.focus.x * 100, y: upload.focus.y * 100 };
    return { ...photo, alt, caption: alt, category: upload.category, focus };
  });
  return [...fromContent, ...shown];
};

/** Components for photographs with an `original`; loaded only if there are any. */
export interface UploadLibrary {
  readonly UploadedPicture: ComponentType<UploadedPictureProps>;
  /** For the viewer, which renders the files itself. */
  readonly UploadedFiles: ComponentType<UploadedFilesProps>;
}
