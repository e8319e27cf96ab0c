import english from '@site/i18n/en/copy/home';
import chinese from '@site/i18n/zh-CN/copy/home';
import {Chooser} from '@site/src/pages/_parts/Chooser';
import {kitList} from '@site/src/pages/_parts/kitList';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from '@jest/globals';

it('says what was answered and which devices follow from it', () => {
  const job = {goal: 'counting', door: 'wide', existing: 'none', stores: 12} as const;
  expect(kitList(job, english.chooser, 'en').split('\n')).toEqual([
    'What you want to do: count visitors',
    'Door width: over 4 m wide',
    'What you have: no cameras yet',
    'Number of stores: 12 stores',
    'H1001: 2 per store · Needed',
    'UL-8208NH: 1 per store · Optional',
  ]);
  expect(kitList({...job, goal: 'recording', stores: 1}, chinese.chooser, 'zh-CN').split('\n')).toEqual([
    '想做的事：保存录像',
    '现有设备：还没有摄像机',
    '门店数量：1家店',
    'E3-X：每店4台 · 必配',
    'UL-8208NH：每店1台 · 必配',
  ]);
});

it('goes along with the button that asks for the list', () => {
  const html = renderToStaticMarkup(createElement(Chooser));
  const [, link = ''] = /<a [^>]*href="([^"]*)"[^>]*data-inquiry="home\.kit\.counting\.12"/.exec(html) ?? [];
  expect(decodeURIComponent(link)).toContain(`product=${chinese.chooser.listFor(12)}`);
});
