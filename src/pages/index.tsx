import copy from '@copy/home';
import {Facts} from './_parts/Facts';
import {Hero} from './_parts/Hero';
import {Industries} from './_parts/Industries';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {Page} from '@site/src/components/ui/Page';
import {StoryStrip} from '@site/src/features/stories/StoryStrip';
import {useLocale} from '@site/src/site/useLocale';

const ConsolePart = hydrateOnVisible(() => import('./_parts/ConsolePart').then((module) => module.ConsolePart));
const Chooser = hydrateOnVisible(() => import('./_parts/Chooser').then((module) => module.Chooser));
const Hardware = hydrateOnVisible(() => import('./_parts/Hardware').then((module) => module.Hardware));
const ServiceMap = hydrateOnVisible(() => import('./_parts/ServiceMap').then((module) => module.ServiceMap));
const ServicePlaces = hydrateOnVisible(() => import('./_parts/ServicePlaces').then((module) => module.ServicePlaces));
const NewsRow = hydrateOnVisible(() => import('./_parts/NewsRow').then((module) => module.NewsRow));
const Promo = hydrateOnVisible(() => import('./_parts/Promo').then((module) => module.Promo));

export default function Home() {
  const isEnglish = useLocale() === 'en';
  return (
    <Page meta={copy.meta}>
      <Hero />
      <Facts />
      <Industries />
      <ConsolePart />
      <Chooser />
      <Hardware />
      {isEnglish ? <ServicePlaces /> : <ServiceMap />}
      <StoryStrip />
      <NewsRow />
      <Promo />
    </Page>
  );
}
