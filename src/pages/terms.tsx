import copy from '@copy/legal/terms';
import {Banner} from '@site/src/components/sections/Banner';
import {LegalText} from '@site/src/components/sections/tables/LegalText';
import {Page} from '@site/src/components/ui/Page';
import {useContact} from '@site/src/site/contact';

/** Version and first day of the text. A change of substance raises both. */
const version = 1;
const since = '2026-11-16';

export default function Terms() {
  const {email} = useContact();
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} route="legal.terms" />
      <LegalText
        contents={copy.contents}
        updated={copy.updated(version, since)}
        sections={copy.sections}
        contact={copy.contact}
        email={email}
      />
    </Page>
  );
}
