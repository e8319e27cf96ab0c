import copy from '@copy/ukid';
import {ClassroomPlan} from './_parts/ClassroomPlan';
import {States} from './_parts/States';
import {troubles} from './_parts/troubles';
import {AccessMatrix} from '@site/src/components/sections/tables/AccessMatrix';
import {Banner} from '@site/src/components/sections/Banner';
import {DrawnRow} from '@site/src/components/sections/DrawnRow';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Picture} from '@site/src/components/media/Picture';
import {PictureFacts} from '@site/src/components/sections/PictureFacts';
import {Questions} from '@site/src/components/sections/Questions';
import {Statement} from '@site/src/components/sections/Statement';
import {ButtonLink} from '@site/src/components/ui/Button';
import {Page} from '@site/src/components/ui/Page';

export default function Ukid() {
  const {modes, place, home} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="ukid"
        picture={{family: 'cutout', name: 'ukid', alt: ''}}
        isWholeOnPhones
        action={
          <ButtonLink to="about.contact" size="small">
            {copy.inquiry.contact}
          </ButtonLink>
        }
      />
      <Statement {...copy.statement} view="kindergarten-day" />
      <AccessMatrix
        {...modes}
        id="modes"
        tone="tint"
        compact
        marks={[
          ['yes', 'no', 'no'],
          ['yes', 'yes', 'no'],
          ['part', 'part', 'no'],
          ['yes', 'yes', 'no'],
          ['no', 'no', 'no'],
        ]}
      >
        <States {...modes.states} names={modes.columns} />
      </AccessMatrix>
      <PictureFacts {...place} id="place" media={<ClassroomPlan {...place.plan} />} />
      <DrawnRow {...copy.trouble} tone="tint" fold="cases" zones={troubles} zoneWidth={300} large />
      <PictureFacts
        {...home}
        id="home"
        mediaEnd
        media={<Picture family="scene" name="child-room" alt={home.alt} sizes="(max-width: 959px) 92vw, 640px" />}
      />
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} componentId="ukid.bar" picture={{family: 'scene', name: 'kindergarten'}} />
    </Page>
  );
}
