/** A marketing page: head tags from its copy, header and footer from the theme, sections as children. */
import Layout from '@theme/Layout';
import type {PageMeta} from '@site/src/site/copy';
import type {ReactNode} from 'react';

export function Page({meta, children}: {readonly meta: PageMeta; readonly children: ReactNode}) {
  return (
    <Layout title={meta.title} description={meta.description}>
      <main>{children}</main>
    </Layout>
  );
}
