import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from '@jest/globals';
import {addArticles} from '../../scripts/bench/scale';
import {checks} from '../../scripts/checks/run';

it('the bench of growth writes articles that the checks accept', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'site-growth-'));
  try {
    for (const name of ['docs', 'i18n']) cpSync(name, path.join(root, name), {recursive: true});
    addArticles(root, 3);
    for (const name of ['front matter', 'headings', 'duplicates', 'links']) {
      const own = checks[name]!(root).filter(({file}) => /t200\d/.test(file));
      expect({name, own}).toEqual({name, own: []});
    }
  } finally {
    rmSync(root, {recursive: true, force: true});
  }
});
