import {expect, it} from '@jest/globals';
import type {TestedProof} from '../../../scripts/reliability/lib';

/** Defines a test that runs the short form of a proof; `missing` is the reason to skip it. */
export function testProof(proof: TestedProof, missing?: string): void {
  const title = `${proof.name}: ${proof.shortPromise}`;
  if (missing !== undefined) {
    it.skip(`${title}: ${missing}`, () => undefined);
    return;
  }
  it(
    title,
    async () => {
      const {broken, figures, unproved} = await proof.run({short: true, print: () => undefined});
      expect(broken).toEqual([]);
      expect(figures.length + unproved.length).toBeGreaterThan(0);
    },
    300_000,
  );
}
