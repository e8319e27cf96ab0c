import copy from '@copy/home';
import {Chooser} from '@site/src/components/home/Chooser';
import {Facts} from '@site/src/components/home/Facts';
import {Hardware} from '@site/src/components/home/Hardware';
import {Hero} from '@site/src/components/home/Hero';
import {Industries} from '@site/src/components/home/Industries';
import {NewsRow} from '@site/src/components/home/NewsRow';
import {Promo} from '@site/src/components/home/Promo';
import {ServiceMap} from '@site/src/components/home/ServiceMap';
import {Page} from '@site/src/components/shell/Page';

export default function Home() {
  return (
    <Page meta={copy.meta}>
      <Hero />
      <Facts />
      <Industries />
      <Chooser />
      <Hardware />
      <ServiceMap />
      <NewsRow />
      <Promo />
    </Page>
  );
}
