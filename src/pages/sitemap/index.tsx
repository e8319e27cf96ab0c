import copy from '@copy/sitemap';
import {Banner} from '@site/src/components/sections/Banner';
import {SiteTree} from './_parts/SiteTree';
import {Page} from '@site/src/components/ui/Page';

export default function Sitemap() {
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} drawing="tree" route="sitemap" />
      <SiteTree copy={copy.tree} />
    </Page>
  );
}
