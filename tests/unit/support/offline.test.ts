import {describe, expect, it} from '@jest/globals';
import {cacheName, filesOf, sizeText} from '../../../src/features/offline/offline';

const page = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('what a saved page needs', () => {
  it('is its scripts, styles, fonts, icons and pictures, each once', () => {
    const html = `<head>
      <link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/assets/css/a.css"><link rel="preload" as="font" href="/fonts/b.woff2">
      <link rel="stylesheet" href="/assets/css/a.css"><script src="/assets/js/c.js" defer></script></head>
      <body><img src="/media/d.webp" alt=""></body>`;
    expect(filesOf(page(html)).sort()).toEqual([
      '/assets/css/a.css',
      '/assets/js/c.js',
      '/favicon.svg',
      '/fonts/b.woff2',
      '/media/d.webp',
    ]);
  });

  it('takes the smallest of a set of pictures', () => {
    const html = `<picture><source type="image/avif" srcset="/m/e-600.avif 600w, /m/e-1200.avif 1200w">
      <img src="/m/e-1200.webp" srcset=" /m/e-600.webp 600w, /m/e-1200.webp 1200w" alt=""></picture>`;
    expect(filesOf(page(html)).sort()).toEqual(['/m/e-1200.webp', '/m/e-600.avif', '/m/e-600.webp']);
  });

  it('leaves out other sites, addresses of pages, inline scripts and empty values', () => {
    const html = `<head><link rel="canonical" href="/support"><link rel="alternate" href="/global/support"><script src="https://elsewhere.example/x.js"></script>
      <script>run()</script></head><body><a href="/support">…</a><img src="" alt=""><img alt="" srcset=""></body>`;
    expect(filesOf(page(html))).toEqual([]);
  });

  it('counts a file with a query once, by its path', () => {
    expect(filesOf(page('<script src="/a.js?1"></script><script src="/a.js?2"></script>'))).toEqual(['/a.js']);
  });
});

it('keeps one cache per edition and model, known by its prefix', () => {
  const names = [cacheName('zh-CN', 'e3-x'), cacheName('global', 'e3-x'), cacheName('zh-CN', 'e3-d-h')];
  expect(new Set(names).size).toBe(3);
  expect(names.every((name) => name.startsWith('offline-'))).toBe(true);
});

it.each([
  [0, '0.0 MB'],
  [1_449_999, '1.4 MB'],
  [1_450_001, '1.5 MB'],
  [12_000_000, '12.0 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
