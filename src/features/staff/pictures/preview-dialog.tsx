import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Button } from "../../../components/ui/button";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import { formatIn } from "../../images/describe-image";
import { estimatedSavings, formatSupport } from "../../images/formats";
import { type ProfileName, profileNames, profileOf } from "../../images/quality";
import { uploadAddress } from "../../images/upload-address";
import { isUnreachable } from "../api/backend-error";
import { addressOf } from "../api/picture-files";
import type { Picture } from "../api/pictures";
import { FormDialog } from "../ui/action-buttons";
import * as styles from "./dialogs.module.css";
import { formatBytes, formatPercent } from "./prepare/file-names";
import { useCopy, useCopyAddress } from "./thumbnail";

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
            width: picture.width,
            height: picture.height,
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
        <dd>{t("pictures.preview.pixels", { width, quality })}</dd>
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
