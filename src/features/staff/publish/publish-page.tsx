/** The page for publishing: changes of pictures that the built pages do not show yet, and the button that starts a build. */
import { useQuery } from "@tanstack/react-query";
import { LocalLink } from "../../../components/ui/local-link";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import { listPictures } from "../api/pictures";
import { nameOfPath } from "../pictures/prepare/file-names";
import { failureText, isSignedOut } from "../api/backend-error";
import { ActionButton } from "../ui/action-buttons";
import { PageHeader, PageSection } from "../ui/page-layout";
import { QueryContent } from "../ui/query-state";
import { useDates } from "../ui/use-dates";
import type { BuildRefusal } from "../api/builds";
import { type BuildState, changesSince, useBuild } from "./build";
import * as styles from "./publish.module.css";

export default function PublishPage() {
  const t = useText();
  const language = useLanguage();
  const { moment } = useDates();
  const build = useBuild();
  const pictures = useQuery({ queryKey: ["publish", "pictures"], queryFn: listPictures, staleTime: 0 });
  const { record } = build;
  return (
    <>
      <PageHeader
        title={t("publish.title")}
        text={
          record.data === undefined
            ? t(record.isError ? "publish.unknown" : "publish.text")
            : t("publish.standing", { moment: moment(record.data.builtAt), build: record.data.build })
        }
      >
        <ActionButton
          variant="filled"
          small
          off={build.busy || build.progress === "building"}
          aria-busy={build.busy}
          onClick={() => void build.start()}
        >
          {t("publish.start")}
        </ActionButton>
      </PageHeader>
      <BuildProgress progress={build.progress} refusal={build.refusal} />
      <PageSection id="publish-changes" title={t("publish.changes")} text={t("publish.changesText")}>
        <QueryContent query={record}>
          {(published) => (
            <QueryContent
              query={pictures}
              isEmpty={(rows) => changesSince(published, rows).length === 0}
              empty={t("publish.nothing")}
            >
              {(rows) => (
                <ul className={styles.changes}>
                  {changesSince(published, rows).map(({ id, picture, kind }) => (
                    <li key={id} data-change={kind}>
                      <strong>{t(`publish.kind.${kind}`)}</strong>
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
            </QueryContent>
          )}
        </QueryContent>
        <p className={styles.note}>
          {t("publish.note")} <LocalLink to="/image-admin">{t("pictures.nav")}</LocalLink>
        </p>
      </PageSection>
    </>
  );
}

interface BuildProgressProps {
  readonly progress: BuildState;
  readonly refusal: BuildRefusal | null;
}

/** The state of the requested build, or why the last request failed. */
function BuildProgress({ progress, refusal }: BuildProgressProps) {
  const t = useText();
  const messageOf = () => {
    if (refusal?.result === "tooSoon") return t("publish.tooSoon", { count: refusal.wait });
    if (refusal?.result === "notConfigured") return t("publish.notConfigured");
    if (refusal?.result === "unavailable") return t("publish.unavailable");
    if (refusal?.result === "failed") return isSignedOut(refusal.error) ? undefined : t(failureText(refusal.error));
    if (progress === "building") return t("publish.building");
    if (progress === "done") return t("publish.done");
    return progress === "late" ? t("publish.late") : undefined;
  };
  const message = messageOf();
  const bad = refusal !== null || progress === "late";
  return (
    <div role="status" className={styles.status}>
      {message !== undefined && <p className={bad ? styles.bad : styles.good}>{message}</p>}
      {progress === "building" && <progress className={styles.progress} aria-label={t("publish.building")} />}
    </div>
  );
}
