/**
 * What was chosen and the client seed of the only stake, where a round that many share pays what it rarely pays: a
 * pair, a tie, three alike, the first two in order, a flight that lands. Under the published chain, as the other samples.
 */
export const TOLD_STAKES: Readonly<
  Record<string, readonly (readonly [choice: string, clientSeed: string])[]>
> = {
  parvaz: [
    ["101", "stake-1"],
    ["10000", "stake-95"],
  ],
  bakara: [
    ["player", "stake-1"],
    ["banker-pair", "stake-1"],
    ["banker", "stake-2"],
    ["player-pair", "stake-3"],
    ["tie", "stake-7"],
    ["player", "stake-7"],
  ],
  "ezhdeha-babr": [
    ["tiger", "stake-1"],
    ["dragon", "stake-2"],
    ["tie", "stake-13"],
    ["dragon", "stake-13"],
    ["suited-tie", "stake-119"],
  ],
  "se-tas": [
    ["small", "stake-1"],
    ["total-8", "stake-1"],
    ["pair-1-2", "stake-1"],
    ["double-1", "stake-2"],
    ["face-1", "stake-2"],
    ["big", "stake-6"],
    ["total-4", "stake-15"],
    ["any-triple", "stake-30"],
    ["small", "stake-30"],
    ["face-2", "stake-30"],
    ["total-17", "stake-127"],
    ["triple-1", "stake-368"],
  ],
  "derbi-khorus": [
    ["win-6", "stake-1"],
    ["place-4", "stake-1"],
    ["exacta-6-4", "stake-1"],
    ["win-3", "stake-21"],
    ["exacta-4-3", "stake-273"],
  ],
};
