import { matchingIds } from "./questions";

const questions = [
  { id: "coffee", question: "Is there coffee?", answer: "Beans from a roaster in Ano Poli, and two moka pots." },
  { id: "parking", question: "Πού αφήνω το αυτοκίνητο;", answer: "Δική μας θέση στάθμευσης δεν έχουμε." },
  { id: "wifi", question: "Is the Wi-Fi fast?", answer: "It runs at 100 Mbps." },
];

test.each([
  ["", ["coffee", "parking", "wifi"]],
  ["   ", ["coffee", "parking", "wifi"]],
  ["moka", ["coffee"]],
  ["COFF", ["coffee"]],
  ["αυτοκινητο", ["parking"]],
  ["ΣΤΆΘΜΕΥΣΗΣ", ["parking"]],
  ["wi-fi 100", ["wifi"]],
  ["coffee parking", []],
  ["office", []],
])("“%s” finds %j", (search, found) => {
  expect([...matchingIds(questions, search)]).toEqual(found);
});
