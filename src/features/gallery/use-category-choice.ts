import { useEffect, useState } from "react";
import { isGalleryCategory } from "../../config/gallery";
import { filterName } from "./category-filter";
import type { CategoryChoice } from "./photos-shown";

const radios = (): readonly HTMLInputElement[] =>
  typeof document === "undefined"
    ? []
    : [...document.querySelectorAll<HTMLInputElement>(`input[name="${filterName}"]`)];

/**
 * What the filter is set to. It works before scripts have come, so a choice may have been made already: that one is kept,
 * also where taking the page over would put the radio buttons back to how they were sent.
 */
export const useCategoryChoice = (): readonly [CategoryChoice, (choice: CategoryChoice) => void] => {
  const [early] = useState(() => radios().find(({ checked }) => checked)?.value);
  const [choice, setChoice] = useState<CategoryChoice>("all");
  useEffect(() => {
    const radio = radios().find(({ value }) => value === early);
    if (radio === undefined || !isGalleryCategory(early)) return;
    radio.checked = true;
    setChoice(early);
  }, [early]);
  return [choice, setChoice];
};
