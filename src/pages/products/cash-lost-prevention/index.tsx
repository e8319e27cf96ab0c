import copy from '@copy/products/cash-lost-prevention';
import clsx from 'clsx';
import {MarkedCheckout} from './_parts/MarkedCheckout';
import {TillReview} from './_parts/TillReview';
import {Banner} from '@site/src/components/sections/Banner';
import {ButtonLink} from '@site/src/components/ui/Button';
import buttons from '@site/src/components/ui/Button.module.css';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import {PictureFacts} from '@site/src/components/sections/PictureFacts';
import {Questions} from '@site/src/components/sections/Questions';
import {Statement} from '@site/src/components/sections/Statement';
import {Page} from '@site/src/components/ui/Page';
import {SiteLink} from '@site/src/components/ui/SiteLink';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import marks from './_parts/MarkedCheckout.module.css';

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

const StoreStage = hydrateOnVisible(() =>
  import('@site/src/features/stage/loadStage').then(({loadStoreStage}) => loadStoreStage()),
);

const Rollout = hydrateOnVisible(() => import('./_parts/Rollout').then((module) => module.Rollout));

export default function CashLostPrevention() {
  const {events} = copy.seen;
  const path = events['cross-lens-path'];
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
      <div className={marks.numbered}>
        <Statement {...copy.statement} />
        <PictureFacts {...copy.clip} headBeside media={<MarkedCheckout label={copy.clip.label} />} />
      </div>
      <StoreStage id="stage" mode="checkout" room="till" product={copy.banner.title} hasHead />
      <EventRow
        {...copy.seen}
        events={{
          ...events,
          'cross-lens-path': {
            ...path,
            text: (
              <>
                {path.text} <SiteLink to="products.aiVideoRetrieval">{copy.search}</SiteLink>
              </>
            ),
          },
        }}
      />
      <Rollout />
      <Questions {...copy.questions} />
      <div className={marks.closing}>
        <InquiryBar
          {...copy.inquiry}
          main="contact"
          componentId="cashLossPrevention.bar"
          picture={{family: 'scene', name: 'till'}}
        />
      </div>
    </Page>
  );
}
