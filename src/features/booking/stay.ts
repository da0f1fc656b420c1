/** Choosing a stay: applying a chosen day, and validating the result. */
import { useSyncExternalStore } from "react";
import type { StayObstacle } from "../../lib/booking/availability";
import type { TextKey } from "../../lib/i18n/keys";
import { type Day, nightsBetween } from "../../lib/booking/days";
import type { Stay } from "../../lib/booking/engine";
import { createStore } from "../../lib/external-store";

/** Which of the two days of a stay: the first or the last. */
export type StayEnd = "arrival" | "departure";

/** The day to choose next: the departure if only the arrival is chosen, otherwise the arrival. */
export const nextEnd = ({ arrival, departure }: Stay): StayEnd =>
  arrival !== "" && departure === "" ? "departure" : "arrival";

/**
 * Applies a day of the calendar to a stay. A departure on or before the arrival starts a new stay with that day as its
 * arrival, because that is what a guest means by clicking an earlier day.
 */
export const chooseDay = (stay: Stay, end: StayEnd, day: Day): Stay => {
  if (end === "departure" && stay.arrival !== "" && day > stay.arrival) return { ...stay, departure: day };
  const departure = stay.departure > day && end === "arrival" ? stay.departure : "";
  return { ...stay, arrival: day, departure };
};

/** Nights of a stay; 0 until both days are chosen, or if the departure is not after the arrival. */
export const nightsOf = ({ arrival, departure }: Stay): number =>
  arrival === "" || departure === "" ? 0 : Math.max(0, nightsBetween(arrival, departure));

/**
 * The note beside the price of a stay: that the total is an estimate, or where to find the price if there is no total. `isUnsettled`: the
 * stay is not possible, or its total is not known yet (`awaitsNights`); it then gets the note of a stay without days. `showsPrices`: whether
 * the site shows the price of any stay, which needs rates that have not ended (`areInForce`).
 */
export const priceNote = (stay: Stay, total: string | null, isUnsettled: boolean, showsPrices: boolean): TextKey => {
  if (total !== null) return "booking.price.estimate";
  return showsPrices && (nightsOf(stay) === 0 || isUnsettled) ? "booking.price.note" : "booking.price.elsewhere";
};

/** An error in a stay, and the part of the stay that it concerns. */
export interface StayFault {
  readonly at: StayEnd | "guests";
  readonly text: TextKey;
  /** Set if availability or rules do not allow the stay; supplies the values of the message. */
  readonly obstacle?: StayObstacle;
  /** Set if the number of guests is wrong: the most that the suite takes. */
  readonly most?: number;
}

/**
 * Validates a stay; null if it can be sent to the engine. A stay without days is valid: it only opens the engine. `obstacleOf` checks an
 * otherwise valid stay against availability and rules; `obstacleOf` is left out until these are known.
 */
export const stayFault = (
  stay: Stay,
  today: Day,
  maxGuests: number,
  obstacleOf: (stay: Stay) => StayObstacle | null = () => null,
): StayFault | null => {
  const { arrival, departure, guests } = stay;
  if (!Number.isInteger(guests) || guests < 1 || guests > maxGuests)
    return { at: "guests", text: "booking.error.guests", most: maxGuests };
  if (arrival === "" && departure === "") return null;
  if (arrival === "") return { at: "arrival", text: "booking.error.arrivalRequired" };
  if (arrival < today) return { at: "arrival", text: "booking.error.arrivalPast" };
  if (departure === "") return { at: "departure", text: "booking.error.departureRequired" };
  if (departure <= arrival) return { at: "departure", text: "booking.error.departureOrder" };
  const obstacle = obstacleOf(stay);
  if (obstacle === null) return null;
  const isOfArrival = obstacle.kind === "taken" || obstacle.kind === "notOpen" || obstacle.kind === "closedToArrival";
  return { at: isOfArrival ? "arrival" : "departure", text: `booking.error.${obstacle.kind}`, obstacle };
};

/** What availability and rules say about stays in the chosen suite. About other suites it says nothing (null or undefined). */
export interface StayCheck {
  /** Why a stay is not possible; null if it is possible or a day is missing. */
  readonly obstacle: (stay: Stay) => StayObstacle | null;
  /**
   * Whether a stay gets the discount for nights between two other stays. Undefined until the taken nights are known or a request for them
   * has ended.
   */
  readonly hasGapDiscount: (stay: Stay) => boolean | undefined;
}

/** Null until the code of the check has loaded; until then no availability is known. */
export const stayCheckStore = createStore<StayCheck | null>(null);

const nothingKnown = () => null;

/** Subscribes a component to the check. */
export const useStayCheck = (): StayCheck | null =>
  useSyncExternalStore(stayCheckStore.subscribe, stayCheckStore.get, nothingKnown);
