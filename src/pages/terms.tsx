import words from '@copy/legal/operator';
import copy from '@copy/legal/terms';
import {legal} from '@site/config/legal';
import {Banner} from '@site/src/components/sections/Banner';
import {LegalText} from '@site/src/components/sections/tables/LegalText';
import {operatorBlocks} from '@site/src/components/sections/tables/legalTables';
import {Page} from '@site/src/components/ui/Page';
import {useContact} from '@site/src/site/contact';
import {stated} from '@site/src/site/legal';
import {useLocale} from '@site/src/site/useLocale';

/** Version and first day of the text. A change of substance raises both. */
const version = 5;
const since = '2026-11-25';

export default function Terms() {
  const {email} = useContact();
  const operator = useLocale() === 'en' ? legal.en : legal.zh;
  const {changes, law: lawSection, ...sections} = copy.sections;
  const {law, court, mandatory} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} drawing="paper" route="legal.terms" />
      <LegalText
        contents={copy.contents}
        updated={copy.updated(version, since)}
        sections={{
          ...sections,
          operator: {
            ...sections.operator,
            blocks: [...sections.operator.blocks, ...operatorBlocks(words, operator, email)],
          },
          ...copy.more,
          changes,
          law: {
            ...lawSection,
            blocks: [
              stated(operator.law, law, law.stated, words.sample),
              stated(operator.court, court, court.stated, words.sample),
              mandatory,
            ],
          },
        }}
        contact={copy.contact}
        email={email}
      />
    </Page>
  );
}
