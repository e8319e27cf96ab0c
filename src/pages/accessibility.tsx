import copy from '@copy/legal/accessibility';
import {owner} from '@site/config/owner';
import {Banner} from '@site/src/components/sections/Banner';
import {LegalText} from '@site/src/components/sections/tables/LegalText';
import {Page} from '@site/src/components/ui/Page';
import {accessibility} from '@site/src/site/accessibility';
import {useContact} from '@site/src/site/contact';

export default function Accessibility() {
  const {email, phone} = useContact();
  const days = owner.accessibility.replyDays.value;
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} drawing="paper" route="legal.accessibility" />
      <LegalText
        contents={copy.contents}
        updated={copy.updated(accessibility.reviewed)}
        sections={copy.sections}
        contact={{...copy.contact, text: copy.contact.text(days, phone)}}
        email={email}
      />
    </Page>
  );
}
