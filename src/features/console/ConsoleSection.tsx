/** A console as a section of a page. Pages load it by `hydrateOnVisible`: its HTML is in the page, its code comes later. */
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {Console, type ConsoleProps} from './Console';

export interface ConsoleSectionProps extends ConsoleProps {
  readonly id?: string;
  readonly tone?: 'plain' | 'tint';
  readonly words: {readonly eyebrow?: string; readonly title: string; readonly lead: string};
}

export function ConsoleSection({id, tone, words, ...console}: ConsoleSectionProps) {
  return (
    <Section id={id} tone={tone} width="wide">
      <SectionHead {...words} />
      <Console {...console} />
    </Section>
  );
}
