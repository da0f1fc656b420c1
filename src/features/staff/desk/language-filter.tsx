import { Select } from "../../../components/ui/select";
import { languageFacts, languages } from "../../../settings/languages";
import { useText } from "../../../lib/i18n/use-text";

interface LanguageFilterProps {
  readonly id: string;
  /** A language, or `all`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Narrows a list to one language. */
export function LanguageFilter({ id, value, onChange }: LanguageFilterProps) {
  const t = useText();
  return (
    <Select
      id={id}
      label={t("staff.language")}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="all">{t("staff.allLanguages")}</option>
      {languages.map((language) => (
        <option key={language} value={language}>
          {languageFacts[language].name}
        </option>
      ))}
    </Select>
  );
}
