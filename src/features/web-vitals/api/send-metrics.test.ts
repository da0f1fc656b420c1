import type { MetricRow } from "../metric-schema";
import { createOutbox } from "./send-metrics";

const row = (name: "lcp" | "cls"): MetricRow => ({
  metric_name: name,
  session_id: "7a5f0c9e-97a4-4f4e-8a44-0c1f5d7f3b11",
  page_url: "/",
  metric_value: 1,
  rating: "good",
  user_agent: "",
  connection_type: "unknown",
  device_memory: null,
  device_class: "mobile",
  page_classes: [],
  language: "en",
  resource_url: null,
  resource_kind: null,
});

const sender = () => {
  const sent: (readonly MetricRow[])[] = [];
  const send = (rows: readonly MetricRow[]) => {
    sent.push(rows);
    return Promise.resolve();
  };
  return { sent, send };
};

test("sends all gathered rows together and once, and nothing if there are none", async () => {
  const { sent, send } = sender();
  const outbox = createOutbox(send, () => true);
  await outbox.flush();
  outbox.add(row("lcp"));
  outbox.add(row("cls"));
  await outbox.flush();
  await outbox.flush();
  expect(sent).toEqual([[row("lcp"), row("cls")]]);
});

test("discards rows that may not be sent, and does not send them later", async () => {
  const { sent, send } = sender();
  let allowed = false;
  const outbox = createOutbox(send, () => allowed);
  outbox.add(row("lcp"));
  await outbox.flush();
  allowed = true;
  await outbox.flush();
  outbox.add(row("cls"));
  await outbox.flush();
  expect(sent).toEqual([[row("cls")]]);
});

test("prints one warning for several failures", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const outbox = createOutbox(
    () => Promise.reject(new Error("answered 500")),
    () => true,
  );
  for (let attempt = 0; attempt < 3; attempt += 1) {
    outbox.add(row("lcp"));
    await outbox.flush();
  }
  expect(warn).toHaveBeenCalledTimes(1);
});
