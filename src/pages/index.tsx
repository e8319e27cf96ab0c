import copy from '@copy/home';
import {Facts} from '@site/src/components/home/Facts';
import {Hero} from '@site/src/components/home/Hero';
import {Industries} from '@site/src/components/home/Industries';
import {later} from '@site/src/components/ui/later';
import {Page} from '@site/src/components/shell/Page';

const Chooser = later(() => import('../components/home/Chooser').then((module) => module.Chooser));
const Hardware = later(() => import('../components/home/Hardware').then((module) => module.Hardware));
const ServiceMap = later(() => import('../components/home/ServiceMap').then((module) => module.ServiceMap));
const NewsRow = later(() => import('../components/home/NewsRow').then((module) => module.NewsRow));
const Promo = later(() => import('../components/home/Promo').then((module) => module.Promo));

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
