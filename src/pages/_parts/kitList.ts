/** The list of the chooser as text, so that it goes along with an inquiry. */
import type copy from '@copy/home';
import {choiceOf, heightTo, kitFor, kitPower, type Job, type KitItem} from '@site/src/facts/kit';
import {modelById} from '@site/src/facts/models';
import {powerText} from '@site/src/features/hardware/powerText';
import type {CopyOf} from '@site/src/site/copy';
import type {Locale} from '@site/src/site/editions';

/** What powers the cameras of a kit; empty where none takes PoE. */
export const kitPowerText = (kit: readonly KitItem[]): string => powerText(kitPower(kit));

/** What was answered, then the devices, one a line. */
export function kitList(job: Job, words: CopyOf<typeof copy>['chooser'], locale: Locale): string {
  const {labels} = words;
  const kit = kitFor(job);
  const line = (label: string, value: string) => `${label}${locale === 'en' ? ': ' : '：'}${value}`;
  return [
    line(labels.goal, words.goals[job.goal]),
    ...(job.goal === 'counting'
      ? [line(labels.door, words.door(job.door)), line(labels.height, words.height(job.height, heightTo(job.height)))]
      : []),
    line(labels.existing, words.existing[job.existing]),
    line(labels.stores, words.stores(job.stores)),
    ...kit.map((item) =>
      line(modelById(item.model).name, `${words.perStore(item.perStore, job.stores)} · ${words[choiceOf(item, kit)]}`),
    ),
  ].join('\n');
}
