/** The stories that stand on another page: those of its industry, or the newest on the home. Nothing where there is none. */
import copy from '@copy/stories';
import cards from '@generated/stories/default/cards.json';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead, type SectionProps} from '@site/src/components/ui/Section';
import type {StoryCard, StoryIndustry} from '@site/src/facts/storyPages';
import {StoryCards} from './StoryCards';

/** Most stories on a page that is about something else. */
const most = 3;

/**
 * What the strip of a page shows.
 * @param industry all when absent
 */
export const storiesFor = (stories: readonly StoryCard[], industry?: StoryIndustry): StoryCard[] =>
  stories.filter((story) => industry === undefined || story.industry === industry).slice(0, most);

export interface StoryStripProps {
  readonly industry?: StoryIndustry;
  readonly tone?: SectionProps['tone'];
  /** Newest first; those of the build when absent. */
  readonly stories?: readonly StoryCard[];
}

export function StoryStrip({industry, tone, stories = cards}: StoryStripProps) {
  const shown = storiesFor(stories, industry);
  if (shown.length === 0) return null;
  return (
    <Section tone={tone}>
      <SectionHead
        eyebrow={copy.strip.eyebrow}
        title={copy.strip.title}
        aside={<MoreLink to="customers">{copy.all}</MoreLink>}
      />
      <StoryCards stories={shown} />
    </Section>
  );
}
