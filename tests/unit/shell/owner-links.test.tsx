import copy from '@copy/shell';
import {PlatformButtons} from '@site/src/templates/AppDownload/_parts/PlatformButtons';
import {Footer} from '@site/src/shell/Footer';
import {Header} from '@site/src/shell/Header';
import {Overlays} from '@site/src/shell/Overlays';
import {owner} from '@site/config/owner';
import {platforms, type DownloadEntry} from '@site/src/facts/downloads.schema';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, describe, expect, it, jest} from '@jest/globals';

afterEach(() => {
  jest.restoreAllMocks();
});

const outside = () => {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <Header />
      <Footer />
      <Overlays />
    </>,
  );
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')].map(({host}) => host);
};

describe('links of the owner', () => {
  it('lead to the open platform, the login and the chat', () => {
    expect(new Set(outside())).toEqual(new Set(['open.example.com', 'login.example.com', 'chat.example.com']));
  });

  it('say that they are samples, as long as they are', () => {
    outside();
    const links = [...document.querySelectorAll('a[href^="http"]')];
    expect(links.filter((link) => !link.textContent?.includes(copy.demo))).toEqual([]);
    const real = Object.fromEntries(
      Object.entries(owner.links).map(([name, {value}]) => [name, {value, demo: false}]),
    ) as unknown as typeof owner.links;
    jest.replaceProperty(owner, 'links', real);
    outside();
    const marked = [...document.querySelectorAll('a[href^="http"]')].filter((link) =>
      link.textContent?.includes(copy.demo),
    );
    expect(marked).toEqual([]);
  });

  it('say so where one sees it once in each bar', () => {
    outside();
    const shown = [...document.querySelectorAll('header, aside')].map(
      (bar) => [...bar.querySelectorAll('small:not(.sr)')].filter((mark) => mark.textContent === copy.demo).length,
    );
    // Header, panel at the right, bar of phones.
    expect(shown).toEqual([1, 1, 1]);
  });

  it('are absent when the owner has set none', () => {
    const none = Object.fromEntries(
      Object.keys(owner.links).map((name) => [name, {value: null, demo: false}]),
    ) as unknown as typeof owner.links;
    jest.replaceProperty(owner, 'links', none);
    expect(outside()).toEqual([]);
  });

  it('to stores and installers are absent as well', () => {
    const entry = (value: string | null) => ({platform: 'ios', link: {value, demo: false}}) as unknown as DownloadEntry;
    const labels = Object.fromEntries(platforms.map((name) => [name, name])) as Record<
      (typeof platforms)[number],
      string
    >;
    const buttons = (value: string | null) =>
      renderToStaticMarkup(
        <PlatformButtons list={[entry(value)]} visitor={null} labels={labels} onBlocked={() => undefined} />,
      );
    expect(buttons('https://apps.example.com/x')).toContain('https://apps.example.com/x');
    expect(buttons(null)).not.toContain('<a');
  });
});
