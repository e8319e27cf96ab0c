import copy from '@copy/technology/ai-technology/behavior-analysis';
import {staysAtDoor} from './_parts/alertRule';
import {AlertLimit} from './_parts/AlertLimit';
import {ZoneDiagram} from './_parts/zone';
import {Banner} from '@site/src/components/sections/Banner';
import {DeviceLimits} from '@site/src/features/hardware/DeviceLimits';
import {DeviceRows} from '@site/src/features/hardware/DeviceRows';
import {DiagramBeside} from '@site/src/components/sections/DiagramBeside';
import {TableSection} from '@site/src/components/sections/tables/TableSection';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {Statement} from '@site/src/components/sections/Statement';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {Page} from '@site/src/components/ui/Page';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {modelById} from '@site/src/facts/models';
import {DeviceParts} from '@site/src/features/hardware/DeviceParts';

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

const devices = ['u8-t', 'u9-d', 'b1'] as const;

export default function BehaviorAnalysis() {
  const {devices: words} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="technology.behaviorAnalysis"
        picture={{family: 'cutout', name: 'u8-t', alt: ''}}
        isFirstPicture={false}
      />
      <Statement {...copy.statement} view="aisle-corner-day" isFirstPicture />
      <AlertLimit
        id="duration"
        observations={staysAtDoor}
        range={{min: 10, max: 240, step: 10, start: 40}}
        copy={copy.limit}
      />
      <DiagramBeside {...copy.rule}>
        <ZoneDiagram copy={copy.rule} />
      </DiagramBeside>
      <EventRow {...copy.seen} />
      <TableSection {...copy.kinds} tone="tint" />
      <DeviceLimits {...copy.fairness} />
      <DeviceParts media="u8-d" />
      <Section tone="tint" fold="devices">
        <SectionHead title={words.title} lead={words.lead} />
        <DeviceRows
          more={words.more}
          rows={devices.map((id) => {
            const model = modelById(id);
            return {
              model: id,
              purpose: words.rows[id],
              facts: [
                model.kind === 'umeCamera'
                  ? {label: words.slots, value: words.slotsValue(model.slots)}
                  : {label: words.channels, value: words.channelsValue(model.kind === 'edgeBox' ? model.channels : 0)},
                {label: words.power, value: `${model.powerW} W`},
              ],
            };
          })}
        />
      </Section>
      <Questions {...copy.questions} tone="plain" />
      <InquiryBar {...copy.inquiry} componentId="behaviorAnalysis.bar" picture={{family: 'mounted', name: 'u8-t'}} />
    </Page>
  );
}
