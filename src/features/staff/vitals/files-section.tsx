import type { UseQueryResult } from "@tanstack/react-query";
import type { TextKey } from "../../../lib/i18n/keys";
import { useLanguage } from "../../../lib/i18n/use-language";
import { formatNumber } from "../../../lib/format-number";
import { useText } from "../../../lib/i18n/use-text";
import { QueryContent } from "../ui/query-state";
import { PageSection } from "../ui/page-layout";
import { type Column, ResponsiveTable } from "../ui/responsive-table";
import type { SlowFile } from "../api/vitals";
import { CsvButton } from "./chart-parts";
import { formatSeconds } from "../../web-vitals/metrics";
import * as styles from "./tables.module.css";

const kinds: Readonly<Record<string, TextKey | undefined>> = {
  script: "vitals.kind.script",
  style: "vitals.kind.style",
  picture: "vitals.kind.picture",
  font: "vitals.kind.font",
  data: "vitals.kind.data",
  function: "vitals.kind.function",
};

interface FilesSectionProps {
  readonly files: UseQueryResult<readonly SlowFile[]>;
  /** Whether only the files of one page are shown. The statistics do not have those of every page and file (`roll_up_performance`). */
  readonly isOnePage: boolean;
}

/** Files that took more than a second to load, most frequent first. */
export function FilesSection({ files, isOnePage }: FilesSectionProps) {
  const t = useText();
  const language = useLanguage();
  const columns: readonly Column<SlowFile>[] = [
    {
      id: "file",
      name: t("vitals.column.file"),
      isRowHeader: true,
      cell: ({ address }) => <span className={styles.path}>{address}</span>,
    },
    { id: "kind", name: t("vitals.column.kind"), cell: ({ kind }) => t(kinds[kind] ?? "vitals.kind.other") },
    {
      id: "times",
      name: t("vitals.column.times"),
      isNumeric: true,
      cell: ({ samples }) => formatNumber(samples, language),
    },
    { id: "p75", name: t("vitals.p75"), isNumeric: true, cell: ({ p75 }) => formatSeconds(p75, language) },
  ];
  return (
    <PageSection
      id="vitals-files"
      title={t("vitals.files")}
      text={t(isOnePage ? "vitals.filesOfPageText" : "vitals.filesText")}
    >
      <QueryContent
        query={files}
        isEmpty={(rows) => rows.length === 0}
        empty={t(isOnePage ? "vitals.noSlowFilesOfPage" : "vitals.noSlowFiles")}
      >
        {(rows) => (
          <>
            <ResponsiveTable
              caption={t("vitals.files")}
              columns={columns}
              rows={rows}
              keyOf={({ address, kind }) => `${kind} ${address}`}
            />
            <div className={styles.foot}>
              <CsvButton
                caption={t("vitals.files")}
                busy={files.isPlaceholderData}
                table={() => ({
                  name: "vitals-slow-files",
                  rows: [
                    ["file", "kind", "times", "p75 (ms)"],
                    ...rows.map(({ address, kind, samples, p75 }) => [address, kind, samples, p75]),
                  ],
                })}
              />
            </div>
          </>
        )}
      </QueryContent>
    </PageSection>
  );
}
