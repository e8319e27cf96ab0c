import copy from '@copy/home';
import {Facts} from './_parts/Facts';
import {Hero} from './_parts/Hero';
import {Industries} from './_parts/Industries';
import {later} from '@site/src/components/ui/later';
import {Page} from '@site/src/components/ui/Page';

const Chooser = later(() => import('./_parts/Chooser').then((module) => module.Chooser));
const Hardware = later(() => import('./_parts/Hardware').then((module) => module.Hardware));
const ServiceMap = later(() => import('./_parts/ServiceMap').then((module) => module.ServiceMap));
const NewsRow = later(() => import('./_parts/NewsRow').then((module) => module.NewsRow));
const Promo = later(() => import('./_parts/Promo').then((module) => module.Promo));

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
