/** What stands in a compartment of the box beside its number. */
export const CARDS: Readonly<Record<string, string>> = {
  goal: "back-invention",
  "abilities.luna": "prof-luna-tech",
  "abilities.minerva": "captain-minerva",
  "abilities.digby": "digby-spade",
};
