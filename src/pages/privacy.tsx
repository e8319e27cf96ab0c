import operatorWords from '@copy/legal/operator';
import periods from '@copy/legal/periods';
import copy from '@copy/legal/privacy';
import rights from '@copy/legal/rights';
import words from '@copy/third-parties';
import {legal} from '@site/config/legal';
import {thirdParties} from '@site/config/third-parties';
import type {ThirdPartySettings} from '@site/config/third-parties.schema';
import {Banner} from '@site/src/components/sections/Banner';
import {LegalText} from '@site/src/components/sections/tables/LegalText';
import {operatorBlocks, periodsTable, processorsTable} from '@site/src/components/sections/tables/legalTables';
import {Page} from '@site/src/components/ui/Page';
import {isAbroad} from '@site/src/features/consent/abroad';
import {adapterOf} from '@site/src/features/consent/adapters';
import {InquiryLink} from '@site/src/features/forms/inquiry/InquiryLink';
import {useHostedSearch} from '@site/src/features/search/useHostedSearch';
import {useContact} from '@site/src/site/contact';
import type {LegalBlock, LegalSection} from '@site/src/site/copy';
import {privacy} from '@site/src/site/privacy';
import {useLocale} from '@site/src/site/useLocale';

const {sample} = operatorWords;

const nameOf = ({kind}: Pick<ThirdPartySettings, 'kind'>): string => words.services[kind].name;

/** What the section on third parties says first: those in use, or that there are none. */
function thirdPartyBlocks(list: readonly ThirdPartySettings[]): readonly LegalBlock[] {
  const [none, ...rest] = copy.sections['third-parties'].blocks;
  if (list.length === 0) return [none!, ...rest];
  const rows = list.map((settings) => {
    const {id, purpose} = adapterOf(settings);
    const {name, operator, data} = words.services[id];
    return [name, operator, words.purposes[purpose], data];
  });
  return [words.policy.lead, {head: words.policy.head, rows}, ...rest];
}

/** Sections with what the settings of the edition add to their texts, in the order of the page. */
function useSections(): Readonly<Record<string, LegalSection>> {
  const locale = useLocale();
  const {email} = useContact();
  const hostedSearch = useHostedSearch();
  const list = thirdParties[locale].map((settings) => ({hosts: [], ...settings}));
  const operator = locale === 'en' ? legal.en : legal.zh;
  const {sections} = copy;
  const {search, captcha} = periods;
  const records = sections['other-records'];
  const [staff, processors, ...others] = sections.recipients.blocks;
  const place = 'abroad' in operator ? operator.abroad.value === false && 'china' : operator.safeguard.value;
  const abroad = list.filter((settings) => isAbroad(locale, settings)).map(nameOf);
  const hasAdvertising = list.some((settings) => adapterOf(settings).purpose === 'advertising');
  const table = processorsTable(periods, operator.processors, sample, [
    [words.captcha.operator, captcha.purpose, captcha.data, captcha.place],
    ...(hostedSearch ? [[search.name, search.purpose, search.data, search.place]] : []),
  ]);
  const add = (section: LegalSection, ...more: readonly LegalBlock[]): LegalSection => ({
    ...section,
    blocks: [...section.blocks, ...more],
  });
  return {
    scope: sections.scope,
    operator: add(sections.operator, ...operatorBlocks(operatorWords, operator, email)),
    collected: sections.collected,
    periods: add(sections.periods, periodsTable(periods, operator, sample)),
    recipients: {...sections.recipients, blocks: [staff!, processors!, table, ...others]},
    transfers: {
      title: rights.transfers.title,
      blocks: [
        (place && (rights.transfers.stated as Readonly<Record<string, string>>)[place]) || rights.transfers.unset,
        ...(abroad.length > 0 ? [rights.transfers.abroad(abroad.join(words.comma))] : []),
        ...rights.transfers.blocks,
      ],
    },
    security: sections.security,
    cookies: sections.cookies,
    'other-records': hostedSearch ? {...records, blocks: [...records.blocks.slice(0, -1), copy.hostedSearch]} : records,
    'third-parties': {...sections['third-parties'], blocks: thirdPartyBlocks(list)},
    rights: rights.rights,
    [rights.own.id]: add(rights.own.section, rights.own.sale[hasAdvertising ? 'advertising' : 'none']),
    children: sections.children,
    changes: sections.changes,
  };
}

export default function Privacy() {
  const {email} = useContact();
  const {request} = rights;
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} drawing="paper" route="legal.privacy" />
      <LegalText
        contents={copy.contents}
        updated={copy.updated(privacy.version, privacy.since)}
        sections={useSections()}
        contact={copy.contact}
        email={email}
      >
        <InquiryLink componentId="privacyRequest" subject={{product: request.product}}>
          {request.action}
        </InquiryLink>
      </LegalText>
    </Page>
  );
}
