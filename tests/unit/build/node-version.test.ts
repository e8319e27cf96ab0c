/** Which versions of Node the site is built and served with. */
import {describe, expect, it} from '@jest/globals';
import {nodeProblem} from '../../../src/site/nodeVersion.mjs';

describe('a version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '22.23.2'])('%s does', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });

  it.each(['18.20.0', '20.18.3', '22.11.0', '23.5.0', '24.19.0'])('%s is refused in a sentence', (version) => {
    expect(nodeProblem(version)).toContain(`this is Node ${version}`);
  });
});
