/**
 * Numbers of rounds under the published seeds in which something rare comes: free spins and more of them, drops that
 * follow each other, a feature, a win where most lose. Whoever writes a checker of their own tries those first.
 */
export const TOLD_ROUNDS: Readonly<Record<string, readonly number[]>> = {
  "takht-e-nard": [90, 1146],
  "shah-mat": [26],
  ganjafeh: [11, 207],
  chogan: [243],
  zurkhaneh: [137, 396],
  nowruz: [236, 919],
  khatam: [220],
  golestan: [16, 328],
  zafaran: [42],
  firuzeh: [178],
  farsh: [88],
  kashi: [258],
  simorgh: [85],
  "haft-khan": [317],
  abrisham: [90, 419],
  kavir: [529],
  parseh: [110],
  khazar: [6],
  plinko: [129],
  keno: [429],
  "shab-e-kavir": [2, 299],
  "bazar-e-vakil": [1, 121],
  "baran-e-gol": [10, 180],
  "hezar-gereh": [4, 559],
  "ganj-e-shayegan": [4, 115],
  "kan-e-firuzeh": [3, 371],
  khalij: [18],
};
