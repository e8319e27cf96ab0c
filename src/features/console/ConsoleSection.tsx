/** A console as a section of a page. Pages load it by `hydrateOnVisible`: its HTML is in the page, its code comes later. */
import {type FoldName, Section, SectionHead} from '@site/src/components/ui/Section';
import {Console, type ConsoleProps} from './Console';

export interface ConsoleSectionProps extends ConsoleProps {
  readonly id?: string;
  readonly tone?: 'plain' | 'tint';
  /** Phones show its beginning: where the page is about something else. */
  readonly fold?: FoldName;
  readonly words: {readonly eyebrow?: string; readonly title: string; readonly lead: string};
}

export function ConsoleSection({id, tone, fold, words, ...console}: ConsoleSectionProps) {
  return (
    <Section id={id} tone={tone} fold={fold} width="wide">
      <SectionHead {...words} />
      <Console {...console} />
    </Section>
  );
}
