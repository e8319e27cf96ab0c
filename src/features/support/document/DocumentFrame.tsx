/**
 * A document is HTML made by the server, and stays so in the browser: no list of all documents, no script per document,
 * nothing to hydrate but its islands. The cost of one more document on every other page is therefore zero bytes, and a
 * saved page works without the network.
 *
 * While developing, documents are ordinary React pages with hot reload.
 */
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {createElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {enhance} from './enhance';
import {LiveIsland} from './islands';

const inBrowser = typeof document !== 'undefined';

/** Documents come as HTML from the server in the built site only. */
const isStatic = inBrowser && process.env.NODE_ENV === 'production';

/** What the server sent, kept for a return to this page without loading it again. */
const sent = isStatic
  ? {
      html: document.querySelector('[data-document]')?.innerHTML ?? '',
      className: document.documentElement.className,
      head: [...document.head.querySelectorAll('[data-rh]')].map((element) => ({
        tag: element.localName,
        attributes: Object.fromEntries(
          [...element.attributes].filter(({name}) => name !== 'data-rh').map(({name, value}) => [name, value]),
        ),
        text: element.textContent,
      })),
    }
  : null;

/** The tags of the document's head once more: those that React does not know of are removed by it. */
function SentHead() {
  return (
    <Head>
      {sent?.head.map(({tag, attributes, text}, key) =>
        createElement(tag, {...attributes, key}, ...(text ? [text] : [])),
      )}
    </Head>
  );
}

function StaticDocument() {
  const place = useRef<HTMLDivElement>(null);
  const [islands, setIslands] = useState<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    setIslands([...(place.current?.querySelectorAll<HTMLElement>('[data-island]') ?? [])]);
  }, []);
  useEffect(() => (place.current ? enhance(place.current) : undefined), []);
  return (
    <>
      <SentHead />
      <div ref={place} data-document="" suppressHydrationWarning dangerouslySetInnerHTML={{__html: sent?.html ?? ''}} />
      {islands.map((island, index) => (
        <LiveIsland key={index} place={island} />
      ))}
    </>
  );
}

/** A document as React makes it: on the server, and while developing. */
function LivingDocument({children}: {readonly children: ReactNode}) {
  const place = useRef<HTMLDivElement>(null);
  // Every document is another page below the same frame.
  useEffect(() => (place.current ? enhance(place.current) : undefined), [children]);
  return (
    <div ref={place} data-document="">
      {children}
    </div>
  );
}

export function DocumentFrame({children}: {readonly children: () => ReactNode}) {
  return (
    <HtmlClassNameProvider className={sent?.className ?? 'docs-wrapper'}>
      <Layout>{isStatic ? <StaticDocument /> : <LivingDocument>{children()}</LivingDocument>}</Layout>
    </HtmlClassNameProvider>
  );
}
