/** Publishing: what the site does not show yet, and the button that has it built. */
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../components/ui/button";
import { LocalLink } from "../../components/ui/local-link";
import type { TextKey } from "../../lib/i18n/keys";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { listPictures } from "../image-admin/api/list-pictures";
import { nameOfPath } from "../image-admin/prepare/storage-path";
import { Answer } from "../staff/desk/answer";
import { DeskHead } from "../staff/desk/desk-head";
import { DeskSection } from "../staff/desk/desk-section";
import { useMoments } from "../staff/desk/use-moments";
import { BuildProgress } from "./build-progress";
import { type ChangeKind, changesSince } from "./changes";
import * as styles from "./publish.module.css";
import { useBuild } from "./use-build";

const kindTexts: Record<ChangeKind, TextKey> = {
  added: "publish.kind.added",
  changed: "publish.kind.changed",
  removed: "publish.kind.removed",
};

export default function PublishDesk() {
  const t = useText();
  const language = useLanguage();
  const { moment } = useMoments();
  const build = useBuild();
  const pictures = useQuery({ queryKey: ["publish", "pictures"], queryFn: listPictures, staleTime: 0 });
  const { record } = build;
  return (
    <>
      <DeskHead
        title={t("publish.title")}
        text={
          record.data === undefined
            ? t("publish.text")
            : t("publish.standing", { moment: moment(record.data.builtAt), build: record.data.build })
        }
      >
        <Button
          variant="filled"
          small
          aria-disabled={build.busy || build.progress === "building"}
          aria-busy={build.busy}
          onClick={() => {
            if (!build.busy && build.progress !== "building") void build.start();
          }}
        >
          {t("publish.start")}
        </Button>
      </DeskHead>
      <BuildProgress progress={build.progress} refusal={build.refusal} />
      <DeskSection id="publish-changes" title={t("publish.changes")} text={t("publish.changesText")}>
        <Answer query={record}>
          {(standing) => (
            <Answer
              query={pictures}
              isEmpty={(rows) => changesSince(standing, rows).length === 0}
              empty={t("publish.nothing")}
            >
              {(rows) => (
                <ul className={styles.changes}>
                  {changesSince(standing, rows).map(({ id, picture, kind }) => (
                    <li key={id} data-change={kind}>
                      <strong>{t(kindTexts[kind])}</strong>
                      {picture === undefined ? (
                        <span>{t("publish.gone")}</span>
                      ) : (
                        <span>
                          {(language === "el" ? picture.altEl : picture.altEn) || nameOfPath(picture.path)}
                          <small>{`${t(`gallery.category.${picture.category}`)} · ${moment(picture.updatedAt)}`}</small>
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </Answer>
          )}
        </Answer>
        <p className={styles.note}>
          {t("publish.note")} <LocalLink to="/image-admin">{t("pictures.nav")}</LocalLink>
        </p>
      </DeskSection>
    </>
  );
}
