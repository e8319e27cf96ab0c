/** The number that stands in place of a chart says what it counts. */
import {expect, it} from '@jest/globals';
import {newsSchema} from '../../src/facts/frontmatter';

const together = 'write figure and figure_caption together: a bare number says nothing';

it.each([
  [{figure: '80', figure_caption: 'articles'}, []],
  [{}, []],
  [{figure: '80'}, [together]],
  [{figure_caption: 'articles'}, [together]],
])('%j', (lines, messages) => {
  const found = newsSchema.safeParse({
    title: 'Eighty articles',
    description: 'How they are written.',
    slug: 'company/articles',
    date: '2026-10-13',
    archive: 'company',
    image: 'chart',
    source: 'Documentation',
    keywords: ['help', 'articles'],
    words: Array.from({length: 10}, (_, at) => `help articles ${at}`),
    ...lines,
  });
  expect(found.error?.issues.map(({message}) => message) ?? []).toEqual(messages);
});
