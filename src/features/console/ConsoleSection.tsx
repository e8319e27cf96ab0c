/** A console as a section of a page. Pages load it by `hydrateOnVisible`: its HTML is in the page, its code comes later. */
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {Console, type ConsoleProps} from './Console';

export interface ConsoleSectionProps extends ConsoleProps {
  readonly id?: string;
  readonly tone?: 'plain' | 'tint';
  /** Not on phones: the page is long, and about something else. */
  readonly largeOnly?: boolean;
  readonly className?: string | undefined;
  readonly words: {readonly eyebrow?: string; readonly title: string; readonly lead: string};
}

export function ConsoleSection({
  id,
  tone,
  largeOnly,
  className = largeOnly ? 'large-only' : undefined,
  words,
  ...console
}: ConsoleSectionProps) {
  return (
    <Section id={id} tone={tone} width="wide" className={className}>
      <SectionHead {...words} />
      <Console {...console} />
    </Section>
  );
}
