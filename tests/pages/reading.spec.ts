/** Marketing pages are worth reading: words, sentences of their own, questions, pictures, links. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {compareReadings, isReadingPage, readPage, readingProblems} from '../../scripts/checks/reading';
import {localeOf} from '../support/browser';
import {buildDir} from '../support/service';
import {expect, test} from '../support/test';
import {foundPages} from './site';

const readingPages = foundPages.filter(({pathname}) => isReadingPage(pathname));

let compared: ReturnType<typeof compareReadings> | undefined;

/** All readings of both editions, each beside the others of its own. */
function readings(): ReturnType<typeof compareReadings> {
  compared ??= (['zh-CN', 'en'] as const).flatMap((locale) =>
    compareReadings(
      readingPages
        .filter(({pathname}) => localeOf(pathname) === locale)
        .map(({pathname, file}) => readPage(pathname, readFileSync(path.join(buildDir, file), 'utf8'))),
    ),
  );
  return compared;
}

// In one worker, which reads all pages once.
test.describe.configure({mode: 'default'});

for (const {pathname} of readingPages) {
  test(`${pathname} reading`, () => {
    expect(readingProblems(readings().find((reading) => reading.pathname === pathname)!)).toEqual([]);
  });
}
