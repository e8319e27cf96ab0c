/** Names and numbers that stay on one line: the texts that are cut, and the elements that are made of them. */
import {describe, expect, it} from '@jest/globals';
import {renderToStaticMarkup} from 'react-dom/server';
import {jsx, jsxs} from 'react/jsx-runtime';
import type {ReactNode} from 'react';
import {keeping} from '../../../plugins/no-break/keep';
import {cut} from '../../../plugins/no-break/runs';
import {models} from '../../../src/facts/models';

type Make = Parameters<typeof keeping>[0];

const makeIn = (type: string, children: unknown, key: string) =>
  (Array.isArray(children) ? jsxs : jsx)(type as 'b', {children: children as ReactNode}, key);
const one = keeping(jsx as Make, makeIn);
const several = keeping(jsxs as Make, makeIn);
const html = (element: unknown) => renderToStaticMarkup(element as ReactNode);

/** The pieces of a text that stay whole. */
const whole = (text: string) => cut(text).filter((_, index) => index % 2 === 1);

describe('what stays on one line', () => {
  it.each(models.filter(({name}) => /^[A-Z].*-/.test(name)).map(({name}) => name))('%s', (name) => {
    expect(whole(`用${name}、${name}’s`)).toEqual([name, name]);
  });

  it('numbers with their unit', () => {
    expect(whole('一台B1最多4路，15分钟一次，10–15天，3.5米。')).toEqual(['4路', '15分钟', '10–15天', '3.5米']);
    expect(whole('At 24 m it needs 12.9 W, 4 Mbit/s and 2 TB.')).toEqual(['24 m', '12.9 W', '4 Mbit/s', '2 TB']);
  });

  it('no other hyphen or number', () => {
    expect(whole('Wi-Fi, 2026-11-12, plug-in, E3-X-like, e3-x, AI-powered, A-, V2.4路, 4 minutes, H.265')).toEqual([]);
  });

  it('no letter changes', () => {
    const sentence = 'The P3-X-8 and the E3-D-H (NET-4), 12 W, then Fmix-D.';
    expect(cut(sentence).join('')).toBe(sentence);
  });
});

describe('elements', () => {
  it('get them whole, alone and among others', () => {
    expect(html(one('p', {children: 'E3-D-H'}))).toBe('<p><n-b>E3-D-H</n-b></p>');
    expect(html(several('p', {children: ['E3-X', one('b', {children: '4路'}), '好', null]}))).toBe(
      '<p><n-b>E3-X</n-b><b><n-b>4路</n-b></b>好</p>',
    );
  });

  it('stay one box in a row, with the texts beside them', () => {
    expect(html(one('p', {children: '用E3-D-H。'}))).toBe('<p><n-t>用<n-b>E3-D-H</n-b>。</n-t></p>');
    expect(html(several('p', {children: ['最多', 4, '路', one('i', {}), '。']}))).toBe(
      '<p><n-t>最多<n-b>4路</n-b></n-t><i></i>。</p>',
    );
  });

  it('are left alone where the text is taken as it is', () => {
    for (const type of ['option', 'title', 'code', 'text'])
      expect(html(one(type, {children: 'E3-X'}))).not.toContain('n-b');
    expect(html(one('b', {className: 'nb', children: 'E3-X'}))).not.toContain('n-b');
  });

  it('of components get their text as it was written', () => {
    const Plain = ({children}: {readonly children: string}) => <p title={children}>text</p>;
    expect(html(one(Plain, {children: 'E3-X'}))).toBe('<p title="E3-X">text</p>');
  });

  it('of links get it whole: the router makes their element', () => {
    const Link = ({to, children}: {readonly to: string; readonly children: ReactNode}) => <a href={to}>{children}</a>;
    expect(html(one(Link, {to: '/', children: 'E3-X'} as never))).toBe('<a href="/"><n-b>E3-X</n-b></a>');
  });
});
