import copy from '@copy/products/close-view-customer-flow';
import {ShelfFunnel} from './_parts/ShelfFunnel';
import {ShelfViewDiagram} from './_parts/shelfView';
import {Accuracy} from '@site/src/components/sections/facts/Accuracy';
import {DeviceRows} from '@site/src/features/hardware/DeviceRows';
import {DiagramBeside} from '@site/src/components/sections/DiagramBeside';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {SceneBanner} from '@site/src/features/forms/invitations/SceneBanner';
import {TableSection} from '@site/src/components/sections/tables/TableSection';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {Page} from '@site/src/components/ui/Page';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {modelById} from '@site/src/facts/models';

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

const devices = ['e3-x', 'fmix-d', 'b1'] as const;

export default function CloseViewCustomerFlow() {
  const {kit, view} = copy;
  return (
    <Page meta={copy.meta}>
      <SceneBanner
        {...copy.banner}
        route="products.closeViewCustomerFlow"
        scene="fmcg"
        componentId="closeView.banner"
        more={{label: copy.banner.more, hash: 'funnel'}}
      />
      <ShelfFunnel id="funnel" copy={copy.funnel} />
      <TableSection {...copy.terms} tone="tint" />
      <DiagramBeside eyebrow={view.eyebrow} title={view.title} lead={view.lead} points={view.points}>
        <ShelfViewDiagram copy={view.diagram} />
      </DiagramBeside>
      <EventRow {...copy.seen} />
      <Accuracy {...copy.accuracy} claim="accuracy.closeView" />
      <Section>
        <SectionHead eyebrow={kit.eyebrow} title={kit.title} />
        <DeviceRows
          more={kit.more}
          rows={devices.map((id) => {
            const model = modelById(id);
            return {
              model: id,
              purpose: kit.purposes[id],
              facts: [
                {
                  label: kit.sight,
                  value: model.kind === 'camera' || model.kind === 'aiCamera' ? `${model.hfovDeg}°` : kit.existing,
                },
                {label: kit.power, value: kit.watts(model.powerW)},
              ],
            };
          })}
        />
      </Section>
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} componentId="closeView.bar" />
    </Page>
  );
}
