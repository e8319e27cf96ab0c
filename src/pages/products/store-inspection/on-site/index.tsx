import copy from '@copy/products/store-inspection/on-site';
import {ScoreSheet} from './_parts/ScoreSheet';
import {VisitPhone} from './_parts/VisitPhone';
import {GeofenceDiagram} from './_parts/geofence';
import {Picture} from '@site/src/components/media/Picture';
import {Banner} from '@site/src/components/sections/Banner';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {PictureFacts} from '@site/src/components/sections/PictureFacts';
import {Questions} from '@site/src/components/sections/Questions';
import {Page} from '@site/src/components/ui/Page';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';

const EventRow = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/EventRow').then((module) => module.EventRow),
);

export default function OnSiteInspection() {
  const {worth, place, tasks} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} drawing="photos" route="products.storeInspection.onSite" />
      <VisitPhone id="visit" copy={copy.visit} />
      <ScoreSheet id="score" copy={copy.score} />
      <PictureFacts {...place} media={<GeofenceDiagram copy={place.diagram} />}>
        <MoreLink to="downloads.xd">{place.download}</MoreLink>
      </PictureFacts>
      <Section id="tasks" tone="tint" fold="table">
        <SectionHead eyebrow={tasks.eyebrow} title={tasks.title} lead={tasks.lead} />
        <DataTable caption={tasks.caption} columns={tasks.columns} rows={tasks.rows} note={tasks.note} />
      </Section>
      <PictureFacts
        {...worth}
        mediaEnd
        media={<Picture family="scene" name="medicine" alt={worth.alt} sizes="(max-width: 959px) 100vw, 680px" />}
      >
        <MoreLink to="products.storeInspection.cloud">{worth.cloud}</MoreLink>
        <MoreLink to="solutions.medicine">{worth.medicine}</MoreLink>
      </PictureFacts>
      <EventRow {...copy.seen} tone="tint" />
      <Questions {...copy.questions} tone="plain" />
      <InquiryBar
        {...copy.inquiry}
        componentId="onSiteInspection.bar"
        picture={{family: 'view', name: 'pharmacy-counter-day'}}
      />
    </Page>
  );
}
