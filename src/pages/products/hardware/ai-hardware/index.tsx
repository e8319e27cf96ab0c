import copy from '@copy/products/hardware/ai-hardware';
import {DecisionTable} from './_parts/DecisionTable';
import {FamilyChooser} from './_parts/FamilyChooser';
import {FamilyRows} from './_parts/FamilyRows';
import {Banner} from '@site/src/components/sections/Banner';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {Statement} from '@site/src/components/sections/Statement';
import {Page} from '@site/src/components/ui/Page';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {modelById, modelsOfKind} from '@site/src/facts/models';
import type {ModelKind} from '@site/src/facts/models.schema';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {DevicesInPlace} from '@site/src/features/hardware/DevicesInPlace';

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

const idsOf = (kind: ModelKind) => modelsOfKind(kind).map(({id}) => id);
const box = modelById('b1');
const [ume8, ume9] = [modelById('u8-d'), modelById('u9-d')];

export default function AiHardware() {
  const {family, chooser, decisions} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="products.hardware.aiHardware"
        picture={{family: 'cutout', name: 'i-badge', alt: ''}}
        isFirstPicture={false}
      />
      <Statement {...copy.statement} view="storeroom-day" isFirstPicture />
      <Section tone="tint" id="choose" fold="ways">
        <SectionHead eyebrow={chooser.eyebrow} title={chooser.title} lead={chooser.lead} />
        <FamilyChooser copy={chooser} />
      </Section>
      <Section>
        <SectionHead
          title={family.title}
          lead={family.lead}
          aside={<MoreLink to="products.hardware">{family.all}</MoreLink>}
        />
        <FamilyRows
          columns={family.columns}
          rows={[
            {anchor: 'ai-camera', media: 'k3', models: idsOf('aiCamera'), ...family.camera},
            {
              anchor: 'ume',
              media: 'u8-d',
              models: idsOf('umeCamera'),
              ...family.ume,
              thinks: family.ume.thinks(
                ume8.kind === 'umeCamera' ? ume8.slots : 0,
                ume9.kind === 'umeCamera' ? ume9.slots : 0,
              ),
            },
            {
              anchor: 'box',
              media: 'b1',
              models: idsOf('edgeBox'),
              ...family.box,
              thinks: family.box.thinks(
                box.kind === 'edgeBox' ? box.channels : 0,
                box.kind === 'edgeBox' ? box.tops : 0,
              ),
            },
            {anchor: 'badge', media: 'i-badge', models: idsOf('badge'), ...family.badge},
          ]}
        />
      </Section>
      <DevicesInPlace devices={['u8-d', 'u8-t', 'u9-d', 'i-badge']} words={copy.installed} tone="tint" />
      <EventRow {...copy.seen} />
      <Section tone="tint" fold="table">
        <SectionHead title={decisions.title} lead={decisions.lead} />
        <DecisionTable caption={decisions.title} head={decisions.head} rows={decisions.rows} />
      </Section>
      <Questions {...copy.questions} tone="plain" />
      <InquiryBar {...copy.inquiry} componentId="aiHardware.bar" />
    </Page>
  );
}
