import copy from '@copy/about/contact';
import {InquirySection} from './_parts/InquirySection';
import {Banner} from '@site/src/components/sections/Banner';
import {ContactWays} from './_parts/ContactWays';
import {Offices} from './_parts/Offices';
import {Preparation} from '@site/src/components/sections/Preparation';
import {Questions} from '@site/src/components/sections/Questions';
import {TrialInvite} from '@site/src/features/forms/invitations/TrialInvite';
import {Page} from '@site/src/components/ui/Page';
import {routes} from '@site/src/site/routes';

/** Where a person with each of the three cases is helped without calling. */
const quicker = (['support.troubleshooting', 'support', 'experience'] as const).map((id) => routes[id].path);

export default function Contact() {
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} drawing="talk" route="about.contact" />
      <ContactWays copy={copy.ways} />
      <InquirySection {...copy.inquiry} />
      <Preparation {...copy.preparation} hrefs={quicker} />
      <Offices {...copy.offices} copyButton={copy.copyButton} />
      <Questions {...copy.questions} />
      <TrialInvite {...copy.invite} componentId="contact.invite" apart />
    </Page>
  );
}
