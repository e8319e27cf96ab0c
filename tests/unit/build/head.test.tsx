import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import {Helmet as Untyped} from '../../../plugins/slim-bundle/head.js';

const Helmet = Untyped as (props: {readonly children?: React.ReactNode}) => null;

/** What the server writes for the page below. */
const serverHead = `<title data-rh="true">Page</title><meta data-rh="true" name="description" content="About the page"><meta data-rh="true" property="og:locale" content="en"><link data-rh="true" rel="canonical" href="/page"><link data-rh="true" rel="alternate" hreflang="en" href="/page"><link data-rh="true" rel="alternate" hreflang="x-default" href="/page"><script type="application/ld+json">{}</script><meta name="viewport" content="width=device-width">`;

function Page({path = '/page', inner}: {readonly path?: string; readonly inner?: React.ReactNode}) {
  return (
    <>
      <Helmet>
        <html lang="en" />
        <title>Site</title>
        <meta name="description" content="About the site" />
        <meta property="og:locale" content="en" />
        <link rel="canonical" href={path} />
        {['en', 'x-default'].map((lang) => (
          <link key={lang} rel="alternate" hrefLang={lang} href={path} />
        ))}
        {false}
      </Helmet>
      {inner}
    </>
  );
}

const details = (
  <Helmet>
    <html className="page" />
    <title>Page</title>
    <>
      <meta name="description" content="About the page" />
    </>
  </Helmet>
);

let root: Root;

/** Renders and waits for the microtask in which the head is brought up to date. */
const show = (page: React.ReactNode) => act(async () => root.render(page));
const head = () => [...document.head.children].map((element) => element.outerHTML).sort();

beforeEach(() => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  document.head.innerHTML = serverHead;
  document.documentElement.setAttribute('lang', 'en');
  document.documentElement.setAttribute('class', 'page');
  document.documentElement.setAttribute('data-rh', 'lang,class');
  document.documentElement.setAttribute('data-theme', 'dark');
  root = createRoot(document.createElement('div'));
});

afterEach(() => act(async () => root.unmount()));

it('leaves what the server wrote alone', async () => {
  const [before, records] = [document.documentElement.outerHTML, [] as MutationRecord[]];
  const observer = new MutationObserver((list) => records.push(...list));
  observer.observe(document.head, {childList: true, subtree: true, characterData: true});
  // Also what is set to what it was: the browser works out the styles of the whole page again for that.
  for (const element of [document.documentElement, document.body]) observer.observe(element, {attributes: true});
  await show(<Page inner={details} />);
  await show(<Page inner={details} />);
  observer.disconnect();
  expect(records).toEqual([]);
  expect(document.documentElement.outerHTML).toBe(before);
});

it('updates the head on navigation and leaves other tags alone', async () => {
  await show(<Page inner={details} />);
  await show(
    <Page
      path="/next"
      inner={
        <Helmet key="next">
          <html data-not-found="" />
          <title>Next</title>
          <meta name="robots" content="noindex" />
        </Helmet>
      }
    />,
  );
  expect(document.title).toBe('Next');
  expect(document.documentElement.getAttributeNames().sort()).toEqual([
    'data-not-found',
    'data-rh',
    'data-theme',
    'lang',
  ]);
  expect(head()).toEqual(
    [
      '<title data-rh="true">Next</title>',
      '<meta name="description" content="About the site" data-rh="true">',
      '<meta data-rh="true" property="og:locale" content="en">',
      '<meta name="robots" content="noindex" data-rh="true">',
      '<link rel="canonical" href="/next" data-rh="true">',
      '<link rel="alternate" hreflang="en" href="/next" data-rh="true">',
      '<link rel="alternate" hreflang="x-default" href="/next" data-rh="true">',
      '<script type="application/ld+json">{}</script>',
      '<meta name="viewport" content="width=device-width">',
    ].sort(),
  );
});

it('an outer change does not take precedence over an inner one', async () => {
  await show(<Page inner={details} />);
  await show(<Page path="/other" inner={details} />);
  expect(document.title).toBe('Page');
  expect(document.documentElement.className).toBe('page');
  await show(<Page path="/other" />);
  expect(document.title).toBe('Site');
  expect(document.documentElement.hasAttribute('class')).toBe(false);
});
