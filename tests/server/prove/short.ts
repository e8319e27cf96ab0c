import {expect, it} from 'vitest';
import type {Proof} from '../../../scripts/prove/lib';

/** The short form of a proof as a test. */
export function proves(proof: Proof): void {
  it(`${proof.name}: ${proof.promise}`, {timeout: 300_000}, async () => {
    const {broken, figures, unproved} = await proof.run({short: true, print: () => undefined});
    expect(broken).toEqual([]);
    expect(figures.length + unproved.length).toBeGreaterThan(0);
  });
}
