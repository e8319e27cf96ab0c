import copy from '@copy/products/cash-lost-prevention';
import clsx from 'clsx';
import {MarkedCheckout} from './_parts/MarkedCheckout';
import {TillReview} from './_parts/TillReview';
import {Banner} from '@site/src/components/sections/Banner';
import {DrawnRow} from '@site/src/components/sections/DrawnRow';
import {registerWays} from './_parts/registerWays';
import {ButtonLink} from '@site/src/components/ui/Button';
import buttons from '@site/src/components/ui/Button.module.css';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {modelFor} from '@site/src/facts/hardware/catalogue';
import {DeviceRows} from '@site/src/features/hardware/DeviceRows';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import {Limits} from '@site/src/components/sections/facts/Limits';
import {PictureFacts} from '@site/src/components/sections/PictureFacts';
import {Questions} from '@site/src/components/sections/Questions';
import {Statement} from '@site/src/components/sections/Statement';
import {Page} from '@site/src/components/ui/Page';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import marks from './_parts/MarkedCheckout.module.css';
import {StaffNotice} from './_parts/StaffNotice';
import own from './_parts/StaffNotice.module.css';

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
        action={
          <>
            <TrialLink
              componentId="cashLossPrevention.hero"
              className={clsx(buttons.button, buttons.trial, buttons.small)}
            >
              {copy.inquiry.trial}
            </TrialLink>
            <ButtonLink to="products.cashLostPrevention" hash="demo" look="line" size="small">
              {copy.see}
            </ButtonLink>
          </>
        }
      />
      <TillReview id="demo" copy={copy.demo} />
      <Statement {...copy.statement} />
      <div className={marks.numbered}>
        <PictureFacts {...copy.clip} headBeside media={<MarkedCheckout label={copy.clip.label} />} />
      </div>
      <StoreStage id="stage" mode="checkout" product={copy.banner.title} hasHead />
      <EventRow {...copy.seen}>
        <MoreLink to="products.aiVideoRetrieval">{copy.search}</MoreLink>
      </EventRow>
      <div className={own.ways}>
        <DrawnRow {...copy.pos} id="pos" tone="tint" zones={registerWays} zoneWidth={400} />
      </div>
      <Limits {...copy.fair} />
      <Section id="law" tone="tint" fold="rules">
        <div className={own.law}>
          <div>
            <SectionHead title={law.title} lead={law.lead} />
            <DataTable caption={law.caption} columns={law.columns} rows={Object.values(law.rows)} note={law.note} />
          </div>
          <StaffNotice copy={law.notice} />
        </div>
      </Section>
      <Section fold="devices">
        <SectionHead title={devices.title} />
        <DeviceRows more={devices.more} rows={deviceIds.map((id) => ({model: id, ...devices.rows[id]}))} />
      </Section>
      <Questions {...copy.questions} />
      <InquiryBar
        {...copy.inquiry}
        main="contact"
        componentId="cashLossPrevention.bar"
        picture={{family: 'view', name: 'till-counter-day'}}
      />
    </Page>
  );
}
