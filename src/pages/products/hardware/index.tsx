import copy from '@copy/products/hardware';
import type {GroupSceneProps} from './_parts/GroupScene';
import {ModelGroup} from './_parts/ModelGroup';
import {StarterKits} from './_parts/StarterKits';
import {StorePlan} from './_parts/StorePlan';
import {Banner} from '@site/src/components/sections/Banner';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {DeviceParts} from '@site/src/features/hardware/DeviceParts';

/** By the anchor of the group. */
const scenes: Readonly<Record<string, GroupSceneProps>> = {
  door: {mounted: 'k3', seen: {family: 'view', name: 'door-overhead-day'}, corner: 'right', ...copy.scenes.door},
  'ume-8-series': {
    mounted: 'u8-d',
    seen: {family: 'event', name: 'queue-length'},
    corner: 'left',
    ...copy.scenes.register,
  },
};

export default function Hardware() {
  const {plan, groups, kits} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="products.hardware"
        picture={{family: 'cutout', name: 'family', alt: ''}}
        isGroup
        isFirstPicture={false}
      />
      <Section>
        <SectionHead
          eyebrow={plan.eyebrow}
          title={plan.title}
          lead={plan.lead}
          aside={<MoreLink to="products.hardware.aiHardware">{plan.family}</MoreLink>}
        />
        <StorePlan alt={plan.alt} spots={groups.map(({anchor, place, job}) => ({anchor, place, job}))} />
      </Section>
      <Section space="flush" label={copy.groupsLabel} fold="devices">
        {groups.map(({anchor, title, text, models}) => (
          <ModelGroup
            key={anchor}
            anchor={anchor}
            title={title}
            text={text}
            models={models}
            facts={copy.facts}
            scene={scenes[anchor]}
          />
        ))}
      </Section>
      <DeviceParts media="w3-e" />
      <Section tone="tint">
        <SectionHead
          title={kits.title}
          lead={kits.lead}
          aside={<MoreLink to="products.cloudVideoRecorder">{kits.planner}</MoreLink>}
        />
        <StarterKits copy={kits} />
      </Section>
      <Questions {...copy.questions} tone="plain" />
      <InquiryBar
        {...copy.inquiry}
        main="contact"
        componentId="hardware.bar"
        picture={{family: 'mounted', name: 'ul-8208nh'}}
      />
    </Page>
  );
}
