import copy from '@copy/products/youxuetang';
import {AppDay} from './_parts/AppDay';
import styles from './_parts/AppDay.module.css';
import {AuditLog} from './_parts/AuditLog';
import {Banner} from '@site/src/components/sections/Banner';
import {Consent} from './_parts/Consent';
import {NapDrawing} from './_parts/NapDrawing';
import {Seen} from './_parts/Seen';
import {StartPath} from './_parts/StartPath';
import {ViewingDay} from './_parts/ViewingDay';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {Questions} from '@site/src/components/sections/Questions';
import {Statement} from '@site/src/components/sections/Statement';
import {ButtonAnchor, ButtonLink} from '@site/src/components/ui/Button';
import {Page} from '@site/src/components/ui/Page';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {Tabs} from '@site/src/components/ui/Tabs';

export default function Youxuetang() {
  const {days, seen, windows} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="products.youxuetang"
        picture={{family: 'scene', name: 'kindergarten', alt: ''}}
        isFirstPicture={false}
        height={400}
        action={
          <>
            <ButtonLink to="about.contact" size="small">
              {days.contact}
            </ButtonLink>
            <ButtonAnchor href="#days" look="line" size="small">
              {days.see}
            </ButtonAnchor>
          </>
        }
      />
      <Section id="days" className={styles.days}>
        <SectionHead title={days.title} lead={days.lead} />
        <Tabs
          label={days.label}
          items={[
            {id: 'teacher', label: days.teacher.tab, panel: <AppDay {...days.teacher} shown="12:15" done={2} />},
            {id: 'parent', label: days.parent.tab, panel: <AppDay {...days.parent} shown="12:10" done={1} />},
          ]}
        />
      </Section>
      <Statement
        {...copy.statement}
        drawing={<NapDrawing words={windows.phone} screen={days.parent.screen} />}
        more={<MoreLink to="ukid">{days.camera}</MoreLink>}
      />
      <ViewingDay id="windows" copy={windows} />
      <Seen {...seen} words={windows.phone} />
      <AuditLog {...copy.log} tabs={days.parent.screen.tabs} />
      <Consent {...copy.consent} closed={windows.phone.closed} />
      <StartPath {...copy.start} />
      <Questions {...copy.questions} />
      <InquiryBar
        {...copy.inquiry}
        main="contact"
        componentId="youxuetang.bar"
        picture={{family: 'cutout', name: 'ukid'}}
      />
    </Page>
  );
}
