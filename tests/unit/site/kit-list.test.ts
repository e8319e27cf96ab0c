import english from '@site/i18n/en/copy/home';
import chinese from '@site/i18n/zh-CN/copy/home';
import {Chooser} from '@site/src/pages/_parts/Chooser';
import {kitList} from '@site/src/pages/_parts/kitList';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from '@jest/globals';

it('says what was answered and which devices follow from it', () => {
  const job = {goal: 'counting', door: 6, height: 3.5, existing: 'none', stores: 12} as const;
  expect(kitList(job, english.chooser, 'en').split('\n')).toEqual([
    'What you want to do: count visitors',
    'Door width: up to 6\u00a0m (19.5\u00a0ft) wide',
    'Lens above floor: 3.5–4\u00a0m (11.5–13\u00a0ft) up',
    'What you have: no cameras yet',
    'Number of stores: 12 stores',
    'H2001: 2 per store, 24 in all · Needed',
    'UL-8208NH: 1 per store, 12 in all · Optional',
  ]);
  expect(kitList({...job, goal: 'recording', stores: 1}, chinese.chooser, 'zh-CN').split('\n')).toEqual([
    '想做的事：保存录像',
    '现有设备：还没有摄像机',
    '门店数量：1家店',
    'E3-X：4台 · 必配',
    'UL-8208NH：1台 · 必配',
  ]);
});

it('asks for the height and says what powers the cameras', () => {
  const html = renderToStaticMarkup(createElement(Chooser));
  expect(html).toContain(`aria-label="${chinese.chooser.labels.height}"`);
  expect(html).toContain('录像机可直接给K3供电：连余量共需9.6\u00a0W，录像机总供电90\u00a0W');
});

it('goes along with the button that asks for the list', () => {
  const html = renderToStaticMarkup(createElement(Chooser));
  const [, link = ''] = /<a [^>]*href="([^"]*)"[^>]*data-inquiry="home\.kit\.counting\.12"/.exec(html) ?? [];
  expect(decodeURIComponent(link)).toContain(`product=${chinese.chooser.listFor(12)}`);
});

it('says that one of a counter and the box is enough where cameras hang already', () => {
  const job = {goal: 'counting', door: 2, height: 2.8, existing: 'cameras', stores: 1} as const;
  expect(kitList(job, english.chooser, 'en').split('\n').slice(-3)).toEqual([
    'K3: 1 in all · One of the two',
    'B1: 1 in all · One of the two',
    'UL-8208NH: 1 in all · Optional',
  ]);
});
