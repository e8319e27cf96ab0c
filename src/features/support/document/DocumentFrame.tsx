/**
 * A document is server-rendered HTML and stays static in the browser: no list of all documents, no script per document,
 * nothing to hydrate but its islands. One more document therefore costs other pages zero bytes, and a saved page works
 * offline.
 *
 * In development, documents are ordinary React pages with hot reload.
 */
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {createElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {enhance} from './enhance';
import {HydratedIsland} from './islands';

const inBrowser = typeof document !== 'undefined';

/** Documents are static HTML in the built site only. */
const isStatic = inBrowser && process.env.NODE_ENV === 'production';

/** The server's HTML, kept for a return to this page without another request. */
const serverHtml = isStatic
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

/** Renders the server's head tags again: React removes those it did not render. */
function ServerHead() {
  return (
    <Head>
      {serverHtml?.head.map(({tag, attributes, text}, key) =>
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
      <ServerHead />
      <div
        ref={place}
        data-document=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: serverHtml?.html ?? ''}}
      />
      {islands.map((island, index) => (
        <HydratedIsland key={index} place={island} />
      ))}
    </>
  );
}

/** A document rendered by React: on the server, and in development. */
function RenderedDocument({children}: {readonly children: ReactNode}) {
  const place = useRef<HTMLDivElement>(null);
  // The frame stays mounted from document to document.
  useEffect(() => (place.current ? enhance(place.current) : undefined), [children]);
  return (
    <div ref={place} data-document="">
      {children}
    </div>
  );
}

export function DocumentFrame({children}: {readonly children: () => ReactNode}) {
  return (
    <HtmlClassNameProvider className={serverHtml?.className ?? 'docs-wrapper'}>
      <Layout>{isStatic ? <StaticDocument /> : <RenderedDocument>{children()}</RenderedDocument>}</Layout>
    </HtmlClassNameProvider>
  );
}
