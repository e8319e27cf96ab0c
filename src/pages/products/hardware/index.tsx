import navigation from '@copy/navigation';
import copy from '@copy/products/hardware';
import clsx from 'clsx';
import type {GroupSceneProps} from './_parts/GroupScene';
import {ModelGroup} from './_parts/ModelGroup';
import {StarterKits} from './_parts/StarterKits';
import {StorePlan} from './_parts/StorePlan';
import {Banner} from '@site/src/components/sections/Banner';
import {InquiryLink} from '@site/src/features/forms/inquiry/InquiryLink';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';
import {ButtonLink} from '@site/src/components/ui/Button';
import buttons from '@site/src/components/ui/Button.module.css';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {DeviceParts} from '@site/src/features/hardware/DeviceParts';
import styles from './_parts/hardware.module.css';

/** By the anchor of the group. */
const scenes: Readonly<Record<string, GroupSceneProps>> = {
  door: {mounted: 'k3', seen: 'overhead-counting', ...copy.scenes.door},
  'ume-8-series': {mounted: 'u8-d', seen: 'queue-length', ...copy.scenes.register},
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
        isWholeOnPhones
        isFirstPicture={false}
        action={
          <>
            <ButtonLink to="products.cloudCamera" hash="models" size="small">
              {copy.find}
            </ButtonLink>
            <InquiryLink
              componentId="hardware.banner"
              subject={{product: navigation.labels['products.hardware']}}
              className={clsx(buttons.button, buttons.line, buttons.small)}
            >
              {copy.inquiry.contact}
            </InquiryLink>
          </>
        }
      />
      <Section space="none" className={styles.plan}>
        <SectionHead title={plan.title} lead={plan.lead} />
        <StorePlan
          alt={plan.alt}
          spots={groups}
          between={plan.between}
          more={<MoreLink to="products.hardware.aiHardware">{plan.family}</MoreLink>}
        />
      </Section>
      <Section space="flush" label={copy.groupsLabel}>
        {groups.map((group) => (
          <ModelGroup
            key={group.anchor}
            {...group}
            facts={copy.facts}
            roles={copy.roles}
            figures={copy.figures}
            scene={scenes[group.anchor]}
          />
        ))}
      </Section>
      <Section tone="tint">
        <SectionHead title={kits.title} lead={kits.lead} />
        <StarterKits copy={kits} />
      </Section>
      <DeviceParts largeOnly media="w3-e" lead={copy.inside.lead} />
      <Questions {...copy.questions} tone="plain" />
      <div className={styles.closing}>
        <InquiryBar
          {...copy.inquiry}
          main="contact"
          componentId="hardware.bar"
          picture={{family: 'scene', name: 'shop-plan'}}
        />
      </div>
    </Page>
  );
}
