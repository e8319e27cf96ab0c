/** A page outside the documents: head tags from its copy, header and footer from the theme, sections as children. */
import Layout from '@theme/Layout';
import type {PageMeta} from '@site/src/site/copy';
import {useIsHelp} from '@site/src/site/useIsHelp';
import type {ReactNode} from 'react';

export function Page({meta, children}: {readonly meta: PageMeta; readonly children: ReactNode}) {
  // On phones the bar of such a page asks to call first (`src/shell/Overlays.module.css`).
  const isHelp = useIsHelp();
  return (
    <Layout title={meta.title} description={meta.description}>
      <main data-help={isHelp ? '' : undefined}>{children}</main>
    </Layout>
  );
}
