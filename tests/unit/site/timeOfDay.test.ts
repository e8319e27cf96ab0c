import {expect, test} from '@jest/globals';
import en from '@site/i18n/en/copy/clock';
import zh from '@site/i18n/zh-CN/copy/clock';
import shell from '@site/i18n/en/copy/shell';

/** With ordinary spaces, as a reader sees them. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('the Chinese edition reads a 24-hour clock', () => {
  expect([485, 545, 1320].map(zh.time)).toEqual(['08:05', '09:05', '22:00']);
  expect([zh.written('14:07:05'), zh.axis(14)]).toEqual(['14:07:05', '14']);
});

test('the English edition reads a 12-hour clock', () => {
  expect([0, 545, 720, 765, 1080].map((minute) => plain(en.time(minute)))).toEqual([
    '12 a.m.',
    '9:05 a.m.',
    '12 p.m.',
    '12:45 p.m.',
    '6 p.m.',
  ]);
});

test('times that are written in a text keep their seconds', () => {
  expect(['07:30', '14:07', '14:07:05', '09:00:12'].map((time) => plain(en.written(time)))).toEqual([
    '7:30 a.m.',
    '2:07 p.m.',
    '2:07:05 p.m.',
    '9:00:12 a.m.',
  ]);
});

test('the axis of a chart is short', () => {
  expect([6, 12, 21, 24].map(en.axis)).toEqual(['6a', '12p', '9p', '12a']);
});

test('opening hours of the hotline', () => {
  expect(plain(shell.footer.hours('09:00', '18:00'))).toBe('Mon–Fri 9 a.m.–6 p.m. (UTC+8)');
});
