import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from '@jest/globals';
import {checkDevices} from '../../scripts/checks/devices';

const root = mkdtempSync(path.join(os.tmpdir(), 'drawings-'));
afterAll(() => rmSync(root, {recursive: true, force: true}));

it('finds the manual of a device without a drawing of it', () => {
  const manual = (body: string) => {
    mkdirSync(path.join(root, 'docs/manuals'), {recursive: true});
    writeFileSync(path.join(root, 'docs/manuals/k3.md'), `---\ntype: manual\nmodel: k3\n---\n\n${body}\n`);
    return checkDevices(root).map(({message}) => message);
  };
  expect(manual('text')).toEqual(['add a drawing: a line [[drawing:k3.parts]]']);
  expect(manual('[[drawing:e3-x.parts]]')).toHaveLength(1);
  expect(manual('[[drawing:k3.mounting]]')).toEqual([]);
});

it('finds the support page of a device without its parts', () => {
  const page = (body: string) => {
    rmSync(path.join(root, 'docs'), {recursive: true, force: true});
    mkdirSync(path.join(root, 'docs/models'), {recursive: true});
    writeFileSync(path.join(root, 'docs/models/k3.md'), `---\ntype: model\nmodel: k3\n---\n\n${body}\n`);
    return checkDevices(root).map(({message}) => message);
  };
  expect(page('[[drawing:k3.mounting]]')).toEqual(['add a drawing: a line [[drawing:k3.parts]]']);
  expect(page('[[drawing:k3.parts]]')).toEqual([]);
});
