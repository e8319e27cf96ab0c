import {describe, expect, it} from '@jest/globals';
import {nearestTo} from '@site/src/features/search/nearest';
import {clientOf, siteRecords} from './pages';

const words = ['camera', 'firmware', 'recorder'];
const titles = ['热区分析', '录像断断续续', '摄像机离线，怎么一步步查'];

describe('nearestTo', () => {
  it.each([
    ['recoorrdeer', ['recorder']],
    ['my kammera', ['camera']],
    ['qqqqqq', []],
    ['xy', []],
    ['分析热', ['热区分析']],
    ['断续', ['录像断断续续']],
    ['猫', []],
  ])('%s: %j', (query, expected) => expect(nearestTo(query, words, titles)).toEqual(expected));
});

it('a search that finds nothing offers what may have been meant', async () => {
  const {client} = clientOf(siteRecords(), 'en');
  const {hits, nearest} = await client.details('rekkordrer');
  expect({hits, nearest}).toEqual({hits: [], nearest: ['recorder']});
  expect(await client.details('recorder')).not.toHaveProperty('nearest');
});
