import fc from "fast-check";
import { expect, test } from "vitest";
import {
  climb,
  HASH_TREE,
  hashOf,
  leafHash,
  levelsOf,
  neighboursOf,
  rootOf,
  SUM_TREE,
  stepText,
  sumNode,
  sumOf,
} from "./tree.ts";

const texts = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 70 });

test("the root of a tree is that of RFC 9162: of three leaves the third goes up alone", () => {
  const [a, b, c] = ["a", "b", "c"].map(leafHash) as [Buffer, Buffer, Buffer];
  const root = rootOf(HASH_TREE, levelsOf(HASH_TREE, [a, b, c]));
  expect(root).toEqual(HASH_TREE.join(HASH_TREE.join(a, b), c));
  const none = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  expect(rootOf(HASH_TREE, levelsOf(HASH_TREE, [])).toString("hex")).toBe(none);
});

test("every leaf leads to the root by its neighbours, and no other text does", () => {
  fc.assert(
    fc.property(texts, fc.nat(), fc.string(), (said, nth, other) => {
      const at = nth % said.length;
      const levels = levelsOf(HASH_TREE, said.map(leafHash));
      const nodes = levels.flat();
      const path = neighboursOf(said.length, at).map((way) => stepText(way.side, nodes[way.at] as Buffer));
      const root = rootOf(HASH_TREE, levels);
      expect(climb(HASH_TREE, leafHash(said[at] as string), path)).toEqual(root);
      fc.pre(other !== said[at]);
      expect(climb(HASH_TREE, leafHash(other), path)).not.toEqual(root);
    }),
  );
});

test("a tree of sums comes to the sum of its leaves, and a leaf with another sum leads elsewhere", () => {
  fc.assert(
    fc.property(texts, fc.nat(), fc.bigInt({ min: 1n, max: 10n ** 15n }), (said, nth, more) => {
      const at = nth % said.length;
      const leaves = said.map((text, place) => sumNode(BigInt(place + 1), leafHash(text)));
      const levels = levelsOf(SUM_TREE, leaves);
      const root = rootOf(SUM_TREE, levels);
      expect(sumOf(root)).toBe(BigInt((said.length * (said.length + 1)) / 2));
      const nodes = levels.flat();
      const path = neighboursOf(said.length, at).map((way) => stepText(way.side, nodes[way.at] as Buffer));
      const own = leaves[at] as Buffer;
      expect(climb(SUM_TREE, own, path)).toEqual(root);
      expect(climb(SUM_TREE, sumNode(sumOf(own) + more, hashOf(own)), path)).not.toEqual(root);
    }),
  );
});

test("a way that cannot be read leads nowhere", () => {
  const leaf = leafHash("a");
  for (const step of ["", "L", "L:", "X:00", "L:zz", `L:${"0".repeat(62)}`, `L:${"0".repeat(80)}`])
    expect(climb(HASH_TREE, leaf, [step])).toBeNull();
  expect(climb(HASH_TREE, leaf, Array(65).fill(stepText("L", leaf)))).toBeNull();
});
