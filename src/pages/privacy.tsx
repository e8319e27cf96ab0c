import copy from '@copy/legal/privacy';
import {Banner} from '@site/src/components/sections/Banner';
import {LegalText} from '@site/src/components/sections/LegalText';
import {Page} from '@site/src/components/shell/Page';
import {useContact} from '@site/src/site/contact';
import {privacy} from '@site/src/site/privacy';

export default function Privacy() {
  const {email} = useContact();
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} route="legal.privacy" />
      <LegalText contents={copy.contents} updated={copy.updated(privacy.version, privacy.since)} sections={copy.sections} contact={copy.contact} email={email} />
    </Page>
  );
}
