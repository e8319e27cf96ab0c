import copy from '@copy/ukid';
import {ClassroomDiagram} from './_parts/classroom';
import {AccessMatrix} from '@site/src/components/sections/tables/AccessMatrix';
import {Banner} from '@site/src/components/sections/Banner';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Ladder} from '@site/src/components/sections/Ladder';
import {Outages} from '@site/src/components/sections/facts/Outages';
import {Questions} from '@site/src/components/sections/Questions';
import {Statement} from '@site/src/components/sections/Statement';
import {Page} from '@site/src/components/ui/Page';

export default function Ukid() {
  const {place} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="ukid"
        picture={{family: 'cutout', name: 'ukid', alt: ''}}
        isFirstPicture={false}
      />
      <Statement {...copy.statement} view="kindergarten-day" isFirstPicture />
      <AccessMatrix
        {...copy.modes}
        id="modes"
        tone="tint"
        marks={[
          ['yes', 'no', 'no'],
          ['yes', 'yes', 'no'],
          ['yes', 'part', 'no'],
          ['yes', 'yes', 'no'],
          ['no', 'no', 'no'],
        ]}
      />
      <Ladder {...place} id="place" side="start" picture={<ClassroomDiagram copy={place.diagram} />} />
      <Outages {...copy.trouble} />
      <Ladder {...copy.home} id="home" />
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} componentId="ukid.bar" picture={{family: 'scene', name: 'kindergarten'}} />
    </Page>
  );
}
