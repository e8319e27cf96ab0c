import copy from '@copy/products/cash-lost-prevention';
import {CameraPicture} from './_parts/CameraPicture';
import {TillReview} from './_parts/TillReview';
import {Banner} from '@site/src/components/sections/Banner';
import {DrawnRow} from '@site/src/components/sections/DrawnRow';
import {registerWays} from './_parts/registerWays';
import {ButtonLink} from '@site/src/components/ui/Button';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {modelFor} from '@site/src/facts/hardware/catalogue';
import {DeviceRows} from '@site/src/features/hardware/DeviceRows';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Limits} from '@site/src/components/sections/facts/Limits';
import {PictureFacts} from '@site/src/components/sections/PictureFacts';
import {Questions} from '@site/src/components/sections/Questions';
import {Statement} from '@site/src/components/sections/Statement';
import {Page} from '@site/src/components/ui/Page';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

const StoreStage = hydrateOnVisible(() =>
  import('@site/src/features/stage/loadStage').then(({loadStoreStage}) => loadStoreStage()),
);

/** Over the register, for the whole counter, and for cameras that are there already. */
const deviceIds = [modelFor.till, 'u8-d', 'b1'] as const;

export default function CashLostPrevention() {
  const {law, devices} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="products.cashLostPrevention"
        drawing="receipt"
        action={
          <ButtonLink to="products.cashLostPrevention" hash="demo" size="small">
            {copy.see}
          </ButtonLink>
        }
      />
      <TillReview id="demo" copy={copy.demo} />
      <Statement {...copy.statement} />
      <PictureFacts
        {...copy.clip}
        headBeside
        media={<CameraPicture view="till-counter-day" label={copy.clip.label} sizes="(max-width: 959px) 92vw, 640px" />}
      />
      <StoreStage id="stage" mode="checkout" product={copy.banner.title} />
      <EventRow {...copy.seen}>
        <MoreLink to="products.aiVideoRetrieval">{copy.search}</MoreLink>
      </EventRow>
      <DrawnRow {...copy.pos} id="pos" tone="tint" zones={registerWays} zoneWidth={400} />
      <Limits {...copy.fair} />
      <Section id="law" tone="tint" fold="rules">
        <SectionHead eyebrow={law.eyebrow} title={law.title} lead={law.lead} />
        <DataTable caption={law.caption} columns={law.columns} rows={Object.values(law.rows)} note={law.note} />
      </Section>
      <Section fold="devices">
        <SectionHead eyebrow={devices.eyebrow} title={devices.title} />
        <DeviceRows more={devices.more} rows={deviceIds.map((id) => ({model: id, ...devices.rows[id]}))} />
      </Section>
      <Questions {...copy.questions} />
      <InquiryBar
        {...copy.inquiry}
        main="contact"
        componentId="cashLossPrevention.bar"
        picture={{family: 'mounted', name: 'u8-d'}}
      />
    </Page>
  );
}
