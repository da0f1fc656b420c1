import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changeRequest } from "../api/change-request";
import { saysNothingChanged } from "../api/backend-error";
import { useAct } from "../desk/use-act";
import type { PrivacyRequest, RequestChange, RequestFields } from "./request";

interface RequestDraft {
  /** The request as the fields were filled from it, with what was saved here since. */
  readonly seen: PrivacyRequest;
  readonly notes: string;
  readonly answer: string;
  readonly setNotes: (notes: string) => void;
  readonly setAnswer: (answer: string) => void;
  /** Saves a change of what was seen; refused if somebody else has changed it since. `then` runs once it is stored, before it shows. */
  readonly save: (fields: RequestFields, then?: () => void) => void;
  readonly busy: boolean;
  /** Somebody else has changed the request, and the fields hold what is not saved: they are left alone. */
  readonly overtaken: boolean;
  /** Fills the fields from what is stored now. */
  readonly takeStored: () => void;
}

/** What is written on a request. It stays until it is saved; fields that hold nothing unsaved follow what others store. */
export const useRequestDraft = (request: PrivacyRequest): RequestDraft => {
  const kept = useQueryClient();
  const [seen, setSeen] = useState(request);
  const [notes, setNotes] = useState(request.notes);
  const [answer, setAnswer] = useState(request.answer ?? "");
  const { act, busy } = useAct(async (change: RequestChange) => {
    try {
      await changeRequest(change);
    } catch (error) {
      // What the other has stored is shown: the next save would otherwise fail in the same way, for ever.
      if (saysNothingChanged(error)) void kept.invalidateQueries({ queryKey: ["requests"] });
      throw error;
    }
  }, "staff.saved");
  const takeStored = () => {
    setSeen(request);
    setNotes(request.notes);
    setAnswer(request.answer ?? "");
  };
  const newer = request.version > seen.version;
  const untouched = notes.trim() === seen.notes && answer.trim() === (seen.answer ?? "");
  if (newer && untouched) takeStored();
  const save = (fields: RequestFields, then?: () => void) =>
    act({ id: seen.id, version: seen.version, ...fields }, () => {
      then?.();
      setSeen((before) => ({ ...before, ...fields, version: before.version + 1 }));
    });
  return { seen, notes, answer, setNotes, setAnswer, save, busy, overtaken: newer && !untouched, takeStored };
};
