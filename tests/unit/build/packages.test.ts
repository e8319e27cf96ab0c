/** The packages of the site and of the service agree, and the service installs only what it cannot bundle. */
import {readFileSync} from 'node:fs';
import {expect, it} from '@jest/globals';

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const site = read('package.json');
const service = read('server/package.json');

it('a package of both has one version', () => {
  const versions = {...service.dependencies, ...service.devDependencies};
  const shared = Object.entries(site.devDependencies ?? {}).filter(([name]) => name in versions);
  expect(shared.length).toBeGreaterThan(0);
  expect(Object.fromEntries(shared)).toEqual(Object.fromEntries(shared.map(([name]) => [name, versions[name]])));
});

it('an installation for production has no package of the site', () => {
  // npm leaves a package of the service out only if nothing else in the repository depends on it in production.
  expect(site.dependencies).toBeUndefined();
});
