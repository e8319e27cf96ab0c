/** Tables of the legal pages that are made of the owner's settings (`config/legal.ts`). */
import type operatorCopy from '@copy/legal/operator';
import type periodsCopy from '@copy/legal/periods';
import type {ContactPerson, LegalSetting, Operator, Processor} from '@site/config/legal.schema';
import type {CopyOf, LegalBlock} from '@site/src/site/copy';
import {isNone, stated} from '@site/src/site/legal';

type OperatorWords = CopyOf<typeof operatorCopy>;
type PeriodWords = CopyOf<typeof periodsCopy>;
type Table = Extract<LegalBlock, {readonly head: readonly string[]}>;

/** Company, officer and representatives of an edition, and the address that always answers. */
export function operatorTable(
  {head, sample, rows, representatives, email: emailLabel, person}: OperatorWords,
  operator: Operator & {readonly representatives: Readonly<Record<string, LegalSetting<ContactPerson>>>},
  email: string,
): Table {
  const same = (text: string): string => text;
  const row = <T>(setting: LegalSetting<T>, words: OperatorWords['rows']['name'], say: (value: T) => string) => [
    words.label,
    stated(setting, words, say, sample),
  ];
  return {
    head,
    rows: [
      row(operator.name, rows.name, same),
      row(operator.registration, rows.registration, same),
      row(operator.address, rows.address, same),
      row(operator.officer, rows.officer, person),
      ...Object.entries(representatives).map(([id, words]) => row(operator.representatives[id]!, words, person)),
      [emailLabel, email],
    ],
  };
}

/** The table of the company and, where the owner has left something open, the sentence that says so once. */
export function operatorBlocks(
  words: OperatorWords,
  operator: Parameters<typeof operatorTable>[1],
  email: string,
): readonly LegalBlock[] {
  const table = operatorTable(words, operator, email);
  const hasOpen = JSON.stringify(operator).includes('"value":null,"demo":true');
  return hasOpen && words.pending ? [table, words.pending] : [table];
}

/** Purposes with data, legal basis and period. A period that only the owner knows is stated, or named as open. */
export function periodsTable({head, rows, ownerRows, days}: PeriodWords, operator: Operator, sample: string): Table {
  const owned = (setting: LegalSetting<number>, {cells, ...words}: PeriodWords['ownerRows']['crm']) => [
    ...cells,
    stated(setting, words, days, sample),
  ];
  return {
    head,
    rows: [
      ...Object.values(rows),
      owned(operator.salesMailDays, ownerRows.salesMail),
      ...(isNone(operator.processors.crm) ? [] : [owned(operator.crmDays, ownerRows.crm)]),
      owned(operator.accessLogDays, ownerRows.accessLog),
    ],
  };
}

/** Who handles data for the owner, without those that the owner says do not exist; `more` are rows of other lists. */
export function processorsTable(
  words: PeriodWords,
  processors: Readonly<Record<string, LegalSetting<Processor>>>,
  sample: string,
  more: Table['rows'],
): Table {
  const rows = Object.entries(words.processors).flatMap(([id, {role, purpose, data}]) => {
    const setting = processors[id]!;
    if (isNone(setting)) return [];
    const {value, demo} = setting;
    const name = value ? words.named(role, value.name) + (demo ? sample : '') : words.unnamed(role);
    return [[name, purpose, data, value?.place ?? words.placeUnset]];
  });
  return {head: words.processorsHead, rows: [...rows, ...more]};
}
