import copy from '@copy/products/head-shoulder-counting';
import {InstallationPlan} from './_parts/InstallationPlan';
import {installationScenes} from './_parts/installation';
import {Accuracy} from '@site/src/components/sections/facts/Accuracy';
import {Banner} from '@site/src/components/sections/Banner';
import {DeviceRows} from '@site/src/features/hardware/DeviceRows';
import {DiagramBeside} from '@site/src/components/sections/DiagramBeside';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {Tabs} from '@site/src/components/ui/Tabs';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {modelsOfKind} from '@site/src/facts/models';
import {DevicesInPlace} from '@site/src/features/hardware/DevicesInPlace';

const StereoDiagram = hydrateOnVisible(() => import('./_parts/stereo').then((module) => module.StereoDiagram));

const StoreStage = hydrateOnVisible(() =>
  import('@site/src/features/stage/loadStage').then(({loadStoreStage}) => loadStoreStage()),
);

const counters = modelsOfKind('aiCamera');

export default function HeadShoulderCounting() {
  const {devices, plan, principle} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="products.headShoulderCounting"
        picture={{family: 'cutout', name: 'h1001', alt: ''}}
      />
      <Section id="installation">
        <SectionHead eyebrow={plan.eyebrow} title={plan.title} lead={plan.lead} />
        <Tabs
          label={plan.title}
          items={installationScenes.map((scene) => ({
            id: scene,
            label: plan.scenes[scene].tab,
            panel: <InstallationPlan scene={scene} copy={plan.words} words={plan.scenes[scene]} />,
          }))}
        />
      </Section>
      <StoreStage id="stage" mode="overhead" product={copy.banner.title} />
      <DevicesInPlace devices={['h1001', 'h2001']} words={copy.installed} />
      <DiagramBeside
        eyebrow={principle.eyebrow}
        title={principle.title}
        lead={principle.lead}
        points={principle.points}
        tone="tint"
      >
        <StereoDiagram copy={principle.diagram} />
      </DiagramBeside>
      <Section>
        <SectionHead
          eyebrow={devices.eyebrow}
          title={devices.title}
          aside={<MoreLink to="products.cloudAiCamera">{devices.all}</MoreLink>}
        />
        <DeviceRows
          more={devices.more}
          rows={counters.map((model) => ({
            model: model.id,
            purpose: devices.purposes[model.id],
            facts: [
              {label: devices.power, value: devices.watts(model.powerW)},
              {label: devices.network, value: devices.mbit(model.mbit)},
            ],
          }))}
        />
      </Section>
      <Accuracy {...copy.accuracy} claim="accuracy.stereoCounting" />
      <Questions {...copy.questions} tone="plain" />
      <InquiryBar
        {...copy.inquiry}
        componentId="headShoulderCounting.bar"
        picture={{family: 'mounted', name: 'h2001'}}
      />
    </Page>
  );
}
