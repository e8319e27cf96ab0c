import copy from '@copy/legal/privacy';
import words from '@copy/third-parties';
import {thirdParties} from '@site/config/third-parties';
import {Banner} from '@site/src/components/sections/Banner';
import {LegalText} from '@site/src/components/sections/tables/LegalText';
import type {LegalBlock} from '@site/src/site/copy';
import {Page} from '@site/src/components/ui/Page';
import {useContact} from '@site/src/site/contact';
import {privacy} from '@site/src/site/privacy';
import {useLocale} from '@site/src/site/useLocale';
import {adapterOf} from '@site/src/features/consent/adapters';

/** What the section on third parties says first: those in use, or that there are none. */
function useThirdPartyBlocks(): readonly LegalBlock[] {
  const list = thirdParties[useLocale()];
  const [none, ...rest] = copy.sections['third-parties'].blocks;
  if (list.length === 0) return [none!, ...rest];
  const rows = list.map((settings) => {
    const {id, purpose} = adapterOf({hosts: [], ...settings});
    const {name, operator, data} = words.services[id];
    return [name, operator, words.purposes[purpose], data];
  });
  return [words.policy.lead, {head: words.policy.head, rows}, ...rest];
}

export default function Privacy() {
  const {email} = useContact();
  const {sections} = copy;
  const blocks = useThirdPartyBlocks();
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} route="legal.privacy" />
      <LegalText
        contents={copy.contents}
        updated={copy.updated(privacy.version, privacy.since)}
        sections={{...sections, 'third-parties': {...sections['third-parties'], blocks}}}
        contact={copy.contact}
        email={email}
      />
    </Page>
  );
}
