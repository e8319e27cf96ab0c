/** The release notes repeat versions and dates of the model pages for the reader's sake; this keeps them the same. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {downloads, versionText} from '../../src/facts/downloads';
import {modelById} from '../../src/facts/models';

const root = path.resolve(import.meta.dirname, '../..');
const editions = {'zh-CN': 'docs', en: 'i18n/en/docusaurus-plugin-content-docs/current'};
const read = (...parts: string[]) => readFileSync(path.join(root, ...parts), 'utf8');

interface Release {
  readonly model: string;
  readonly version: string;
  readonly date: string;
}

/** Rows of the firmware table of a model page. */
const releasesIn = (model: string, page: string): Release[] =>
  [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d{4}-\d{2}-\d{2}) \|/gm)].map(([, version = '', date = '']) => ({
    model,
    version,
    date,
  }));

/** Releases that no row of the notes names, and models in a row that had no such release. */
function differences(notes: string, releases: readonly Release[], names: readonly string[]): string[] {
  const said = notes.split('\n').flatMap((row) => {
    const [, date, version, models = ''] = /^\| (\d{4}-\d{2}-\d{2}) \| (\d+\.\d+\.\d+) \| (.*?) \|/.exec(row) ?? [];
    const listed = models.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').split(/、|, /);
    return date ? listed.map((model) => `${model} ${version} ${date}`) : [];
  });
  const made = releases.map(({model, version, date}) => `${model} ${version} ${date}`);
  return [
    ...made.filter((release) => !said.includes(release)).map((release) => `missing: ${release}`),
    ...said
      .filter((release) => !made.includes(release) || !names.some((name) => release.startsWith(`${name} `)))
      .map((release) => `no such release: ${release}`),
  ];
}

describe.each(Object.entries(editions))('release notes, %s', (_, folder) => {
  const notes = read(folder, 'guides/release-notes.md');

  it('agree with the firmware tables of the model pages', () => {
    const ids = readdirSync(path.join(root, folder, 'models'))
      .filter((file) => file.endsWith('.md'))
      .map((file) => file.slice(0, -'.md'.length));
    const releases = ids.flatMap((id) => releasesIn(modelById(id).name, read(folder, 'models', `${id}.md`)));
    expect(releases.length).toBeGreaterThan(40);
    expect(
      differences(
        notes,
        releases,
        ids.map((id) => modelById(id).name),
      ),
    ).toEqual([]);
  });

  it('name the version and date of every app and client that is offered', () => {
    const offered = downloads
      .filter(({hidden, catalog}) => !hidden && catalog !== 'desktopOld')
      .flatMap(({list}) =>
        list.map(
          ({version, last_update_time: date}) => [versionText({...version, maintenance: 0}), date ?? ''] as const,
        ),
      );
    expect(
      offered.filter(
        ([version, date]) => !notes.split('\n').some((row) => row.includes(version) && row.includes(date)),
      ),
    ).toEqual([]);
  });
});

it('sees a missing release and an invented one', () => {
  const releases = [{model: 'K3', version: '6.2.1', date: '2026-11-12'}];
  expect(differences('| 2026-11-11 | 6.2.1 | [K3](k3.md), B1 | text |', releases, ['K3', 'B1'])).toEqual([
    'missing: K3 6.2.1 2026-11-12',
    'no such release: K3 6.2.1 2026-11-11',
    'no such release: B1 6.2.1 2026-11-11',
  ]);
});
