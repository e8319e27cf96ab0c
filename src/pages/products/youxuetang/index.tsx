import copy from '@copy/products/youxuetang';
import {ViewingDay} from './_parts/ViewingDay';
import {Picture} from '@site/src/components/media/Picture';
import {AppDay} from './_parts/AppDay';
import {AuditLog} from './_parts/AuditLog';
import {Banner} from '@site/src/components/sections/Banner';
import {Consent} from './_parts/Consent';
import {StartPath} from './_parts/StartPath';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {PictureFacts} from '@site/src/components/sections/PictureFacts';
import {Questions} from '@site/src/components/sections/Questions';
import {Statement} from '@site/src/components/sections/Statement';
import {Page} from '@site/src/components/ui/Page';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {Tabs} from '@site/src/components/ui/Tabs';

export default function Youxuetang() {
  const {days} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="products.youxuetang"
        picture={{family: 'scene', name: 'kindergarten', alt: ''}}
        isFirstPicture={false}
      />
      <Section id="days">
        <SectionHead title={days.title} lead={days.lead} aside={<MoreLink to="ukid">{days.camera}</MoreLink>} />
        <Tabs
          label={days.label}
          items={[
            {id: 'teacher', label: days.teacher.tab, panel: <AppDay {...days.teacher} />},
            {id: 'parent', label: days.parent.tab, panel: <AppDay {...days.parent} />},
          ]}
        />
      </Section>
      <Statement {...copy.statement} view="kindergarten-nap" />
      <ViewingDay id="windows" copy={copy.windows} />
      <PictureFacts
        {...copy.seen}
        media={
          <Picture family="view" name="kindergarten-day" alt={copy.seen.alt} sizes="(max-width: 959px) 92vw, 640px" />
        }
      />
      <AuditLog {...copy.log} />
      <Consent {...copy.consent} />
      <StartPath {...copy.start} />
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} main="contact" componentId="youxuetang.bar" />
    </Page>
  );
}
