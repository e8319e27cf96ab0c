import copy from '@copy/products/ibadge';
import {PhraseReview} from './_parts/PhraseReview';
import {AccessMatrix} from '@site/src/components/sections/tables/AccessMatrix';
import {BadgeLights} from './_parts/BadgeLights';
import {Banner} from '@site/src/components/sections/Banner';
import {DataSheet} from '@site/src/components/sections/tables/DataSheet';
import {Figures} from '@site/src/components/sections/facts/Figures';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {modelById} from '@site/src/facts/models';
import styles from './ibadge.module.css';

const badge = modelById('ibadge');

export default function IbadgeService() {
  const {coaching, figures, worn} = copy;
  const facts = badge.kind === 'badge' ? badge : null;
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="products.ibadge"
        picture={{family: 'cutout', name: 'i-badge', alt: ''}}
        isFirstPicture={false}
      />
      <BadgeLights {...copy.lights} />
      <PhraseReview id="demo" copy={copy.review} />
      <Section>
        <SectionHead title={worn.title} lead={worn.lead} />
        <ul className={styles.week}>
          {worn.rules.map(({title, text}) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <SectionHead
          eyebrow={coaching.eyebrow}
          title={coaching.title}
          lead={coaching.lead}
          aside={<MoreLink to="products.hardware.ibadge">{coaching.device}</MoreLink>}
        />
        <ol className={styles.week}>
          {coaching.week.map(({when, title, text}) => (
            <li key={when}>
              <p>{when}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <AccessMatrix
        {...copy.access}
        tone="tint"
        fold="table"
        marks={[
          ['yes', 'yes', 'yes', 'part'],
          ['part', 'yes', 'no', 'no'],
          ['part', 'part', 'yes', 'no'],
          ['no', 'part', 'no', 'no'],
          ['part', 'no', 'no', 'part'],
        ]}
      />
      <Figures
        {...figures}
        items={[
          {
            ...figures.battery,
            figure: String(facts?.batteryHours ?? ''),
            note: figures.battery.note(facts?.chargeHours ?? 0),
          },
          {...figures.microphones, figure: String(facts?.microphones ?? '')},
          {...figures.weight, figure: String(badge.weightG)},
        ]}
      />
      <DataSheet {...copy.sheet} tone="tint" />
      <Questions {...copy.questions} tone="plain" />
      <InquiryBar {...copy.inquiry} componentId="ibadge.bar" picture={{family: 'view', name: 'till-counter-day'}} />
    </Page>
  );
}
