import copy from '@copy/products/intelligent-shopping';
import {GuideCard} from './_parts/GuideCard';
import {ConsentFlow} from './_parts/consentFlow';
import {DataSheet} from '@site/src/components/sections/tables/DataSheet';
import {DeviceRows} from '@site/src/features/hardware/DeviceRows';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {SceneBanner} from '@site/src/features/forms/invitations/SceneBanner';
import {Ways} from '@site/src/components/sections/Ways';
import {Page} from '@site/src/components/ui/Page';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {Tabs} from '@site/src/components/ui/Tabs';
import {modelById} from '@site/src/facts/models';
import styles from './intelligent-shopping.module.css';

const box = modelById('b1');
const camera = modelById('e3-x');

export default function IntelligentShopping() {
  const {banner, consent, tabs, devices} = copy;
  const {guide, identify, advantages} = tabs;
  return (
    <Page meta={copy.meta}>
      <SceneBanner
        {...banner}
        route="products.intelligentShopping"
        scene="shoes-clothing"
        componentId="intelligentShopping.banner"
        more={{label: banner.more, hash: 'consent'}}
      />
      <Section id="consent" tone="tint">
        <SectionHead eyebrow={consent.eyebrow} title={consent.title} lead={consent.lead} />
        <ConsentFlow copy={consent.flow} />
      </Section>
      <Section>
        <SectionHead title={tabs.title} />
        <Tabs
          label={tabs.label}
          items={[
            {
              id: 'guide',
              label: guide.tab,
              panel: (
                <div className={styles.panel}>
                  <div className={styles.words}>
                    <h3>{guide.title}</h3>
                    {guide.texts.map((text) => (
                      <p key={text}>{text}</p>
                    ))}
                  </div>
                  <GuideCard copy={guide.card} />
                </div>
              ),
            },
            {
              id: 'identify',
              label: identify.tab,
              panel: (
                <>
                  <div className={styles.words}>
                    <h3>{identify.title}</h3>
                    <p>{identify.text}</p>
                  </div>
                  <Ways ways={identify.ways} />
                </>
              ),
            },
            {
              id: 'advantages',
              label: advantages.tab,
              panel: (
                <>
                  <div className={styles.words}>
                    <h3>{advantages.title}</h3>
                  </div>
                  <ol className={styles.points}>
                    {advantages.points.map(({title, text}) => (
                      <li key={title}>
                        <h4>{title}</h4>
                        <p>{text}</p>
                      </li>
                    ))}
                  </ol>
                </>
              ),
            },
          ]}
        />
      </Section>
      <DataSheet {...copy.sheet} tone="tint" />
      <Section>
        <SectionHead eyebrow={devices.eyebrow} title={devices.title} />
        <DeviceRows
          more={devices.more}
          rows={[
            {
              model: box.id,
              purpose: devices.purposes.b1,
              facts: [
                {label: devices.input, value: devices.channels(box.kind === 'edgeBox' ? box.channels : 0)},
                {label: devices.power, value: `${box.powerW} W`},
              ],
            },
            {
              model: camera.id,
              purpose: devices.purposes.camera,
              facts: [
                {label: devices.view, value: camera.kind === 'camera' ? `${camera.hfovDeg}°` : ''},
                {label: devices.power, value: `${camera.powerW} W`},
              ],
            },
          ]}
        />
      </Section>
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} componentId="intelligentShopping.bar" />
    </Page>
  );
}
