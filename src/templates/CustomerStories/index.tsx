/** The list of customer stories. Its route exists only when there is one (`plugins/stories`). */
import copy from '@copy/stories';
import {Banner} from '@site/src/components/sections/Banner';
import {Page} from '@site/src/components/ui/Page';
import {Section} from '@site/src/components/ui/Section';
import type {StoryCard} from '@site/src/facts/storyPages';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {StoryCards} from '@site/src/features/stories/StoryCards';

export default function CustomerStories({stories}: {readonly stories: readonly StoryCard[]}) {
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} drawing="stores" route="customers" />
      <Section>
        <StoryCards stories={stories} as="h2" />
      </Section>
      <InquiryBar {...copy.inquiry} componentId="customers.bar" />
    </Page>
  );
}
