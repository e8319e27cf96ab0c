import copy from '@copy/about/honor';
import {CountTally} from './_parts/CountTally';
import {HonorWall} from './_parts/HonorWall';
import {Papers} from './_parts/Papers';
import {RequestBar} from './_parts/RequestBar';
import {requestId, tick} from './_parts/requested';
import styles from './_parts/Papers.module.css';
import {Banner} from '@site/src/components/sections/Banner';
import {PictureFacts} from '@site/src/components/sections/PictureFacts';
import {Questions} from '@site/src/components/sections/Questions';
import {ButtonAnchor} from '@site/src/components/ui/Button';
import {Page} from '@site/src/components/ui/Page';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {legal} from '@site/config/legal';
import type {Operator} from '@site/config/legal.schema';
import {useLocale} from '@site/src/site/useLocale';

/** The license, with the name and number of the company once its owner has filled them in. */
function licensePaper({name, registration}: Pick<Operator, 'name' | 'registration'>) {
  const {label, contents, unpublished, published, stamped} = copy.papers.license;
  if (name.value === null || name.demo || registration.value === null || registration.demo)
    return {label, contents, terms: unpublished};
  return {label, contents: published(name.value, registration.value), terms: stamped};
}

export default function Honor() {
  const operator = useLocale() === 'en' ? legal.en : legal.zh;
  const {own} = copy;
  const onRequest = [licensePaper(operator), ...copy.papers.onRequest];
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        picture={{family: 'cutout', name: 'binder', alt: ''}}
        isLarge
        route="about.honor"
        action={
          <ButtonAnchor href={`#${requestId}`} size="small" className={styles.ask} onClick={() => tick()}>
            {copy.papers.ask}
          </ButtonAnchor>
        }
      />
      <Papers {...copy.papers} onRequest={onRequest} />
      <PictureFacts
        title={own.title}
        lead={own.lead}
        facts={own.facts.map(({term, text}, at) => ({term: `${at + 1}. ${term}`, text}))}
        tone="tint"
        media={<CountTally copy={own.tally} />}
      >
        <MoreLink to="products.accuratePeopleCounting">{own.counting}</MoreLink>
        <MoreLink to="algorithmMall">{own.algorithms}</MoreLink>
      </PictureFacts>
      <HonorWall {...copy.wall} />
      <Questions {...copy.questions} />
      <RequestBar {...copy.request} documents={onRequest.map(({label}) => label)} />
    </Page>
  );
}
