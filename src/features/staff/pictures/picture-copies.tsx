/** Copies of an uploaded picture that the server converts: thumbnails, and the preview in every image profile of the site. */
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type CSSProperties, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../../components/ui/button";
import { useNearView } from "../../../lib/dom/use-near-view";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import { formatIn } from "../../images/describe-image";
import { createLoadQueue } from "../../images/load-queue";
import { type ProfileName, profileNames, profileOf } from "../../images/quality";
import { estimatedSavings, formatSupport, uploadAddress } from "../../images/upload-files";
import { isUnreachable } from "../api/backend-error";
import { type Copy, addressOf, fetchCopy } from "../api/picture-files";
import type { Picture } from "../api/pictures";
import { FormDialog } from "../ui/action-buttons";
import { copyQueryKey } from "../ui/use-action";
import * as styles from "./picture-copies.module.css";
import { formatBytes, formatPercent } from "./prepare/file-names";

/** URL of a small copy for the list, sharp enough for a display with two pixels per CSS pixel. */
const thumbnailOf = (path: string): string => `${addressOf(path)}?format=webp&width=480&quality=70`;

/** Largest number of simultaneous requests. The server converts one picture at a time, and refuses a visitor's requests if twenty run or wait. */
export const maxCopyRequests = 4;
const loadQueue = createLoadQueue(maxCopyRequests);

/** A copy of a picture. With `enabled` false only a cached copy is returned. */
const useCopy = (address: string, enabled = true): UseQueryResult<Copy> =>
  useQuery({
    enabled,
    queryKey: [copyQueryKey, address],
    queryFn: ({ signal }) => loadQueue().run(() => fetchCopy(address, signal), signal),
    staleTime: Infinity,
    gcTime: 5 * 60_000,
  });

/** The object URL of a copy; undefined until it has loaded. */
const useCopyAddress = (copy: Copy | undefined): string | undefined => {
  const address = useMemo(() => (copy === undefined ? undefined : URL.createObjectURL(copy.blob)), [copy]);
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
};

interface ThumbnailProps {
  readonly picture: Picture;
  readonly alt: string;
  /** Ratio of width to height, as in CSS. */
  readonly ratio?: string;
  /** The point to keep in view; by default the saved one. */
  readonly focus?: { readonly x: number; readonly y: number };
  /** Whether the point is marked. */
  readonly marked?: boolean;
}

/** A thumbnail of an uploaded picture, cropped around its focus point. Loaded when it is near the viewport. */
export function Thumbnail({ picture, alt, ratio = "4 / 3", focus = picture.focus, marked = false }: ThumbnailProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const near = useNearView(frame);
  // The server does not deliver deleted pictures.
  const { data } = useCopy(thumbnailOf(picture.path), near && picture.deletedAt === null);
  const address = useCopyAddress(data);
  const style = { "--ratio": ratio, "--focus-x": `${focus.x * 100}%`, "--focus-y": `${focus.y * 100}%` };
  return (
    <span ref={frame} className={styles.frame} style={style as CSSProperties}>
      {address !== undefined && <img src={address} alt={alt} draggable={false} />}
      {marked && <i className={styles.point} />}
    </span>
  );
}

interface PreviewDialogProps {
  readonly picture: Picture;
  readonly name: string;
}

/** The button and dialog that show a picture in every image profile of the site, with the sizes of the delivered files. */
export function PreviewDialog({ picture, name }: PreviewDialogProps) {
  const t = useText();
  const language = useLanguage();
  const ref = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const support = useQuery({ queryKey: ["format-support"], queryFn: formatSupport, staleTime: Infinity });
  return (
    <>
      <Button
        variant="text"
        aria-label={`${t("pictures.preview.open")}: ${name}`}
        onClick={() => {
          setOpen(true);
          ref.current?.showModal();
        }}
      >
        {t("pictures.preview.open")}
      </Button>
      <FormDialog
        ref={ref}
        wide
        title={t("pictures.preview.title")}
        onClose={() => setOpen(false)}
        actions={
          <Button variant="line" small type="submit">
            {t("common.close")}
          </Button>
        }
      >
        <p>
          {t("pictures.preview.text", {
            size: formatBytes(picture.bytes, language),
            width: String(picture.width),
            height: String(picture.height),
          })}
        </p>
        {open && support.data !== undefined && (
          <ul className={styles.profiles}>
            {profileNames.map((profile) => (
              <ProfileCopy key={profile} picture={picture} profile={profile} support={support.data} />
            ))}
          </ul>
        )}
      </FormDialog>
    </>
  );
}

interface ProfileCopyProps {
  readonly picture: Picture;
  readonly profile: ProfileName;
  readonly support: Awaited<ReturnType<typeof formatSupport>>;
}

function ProfileCopy({ picture, profile, support }: ProfileCopyProps) {
  const t = useText();
  const language = useLanguage();
  const { maxWidth, quality, aggressiveCompression: compress } = profileOf(profile);
  const format = formatIn(profileOf(profile), support);
  const width = Math.min(maxWidth, picture.width);
  const { data, error } = useCopy(uploadAddress(addressOf(picture.path), { format, width, quality, compress }));
  const address = useCopyAddress(data);
  const bytes = data?.blob.size;
  return (
    <li data-profile={profile}>
      <h3>{t(`pictures.profile.${profile}`)}</h3>
      <span className={styles.copy}>{address !== undefined && <img src={address} alt="" />}</span>
      {error !== null && (
        <p role="status">{t(isUnreachable(error) ? "staff.failure.unreachable" : "pictures.preview.failed")}</p>
      )}
      <dl>
        <dt>{t("pictures.preview.format")}</dt>
        <dd>{(data?.fallback === true ? picture.contentType.slice(6) : format).toUpperCase()}</dd>
        <dt>{t("pictures.preview.width")}</dt>
        <dd>{t("pictures.preview.pixels", { width: String(width), quality })}</dd>
        <dt>{t("pictures.preview.size")}</dt>
        <dd>{bytes === undefined ? "…" : formatBytes(bytes, language)}</dd>
        <dt>{t("pictures.preview.saved")}</dt>
        <dd>{bytes === undefined ? "…" : formatPercent(Math.max(0, 1 - bytes / picture.bytes), language)}</dd>
        <dt>{t("pictures.preview.estimated")}</dt>
        <dd>{formatPercent(estimatedSavings(profileOf(profile), format) / 100, language)}</dd>
      </dl>
    </li>
  );
}
