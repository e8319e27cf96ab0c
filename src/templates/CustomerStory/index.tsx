/** The page of one customer story. Routes are made by `plugins/stories`, one for each story that a customer agreed to. */
import copy from '@copy/stories';
import menus from '@copy/menus';
import navigation from '@copy/navigation';
import {ProductLinks} from '@site/src/components/sections/ProductLinks';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Page} from '@site/src/components/ui/Page';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {industryRoute, type StoryPage} from '@site/src/facts/storyPages';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {StoryCards} from '@site/src/features/stories/StoryCards';
import {StoryChange} from './_parts/StoryChange';
import {StoryFigures} from './_parts/StoryFigures';
import {StoryHead} from './_parts/StoryHead';
import {StoryQuote} from './_parts/StoryQuote';

// The catalogue and the words of the algorithms come with it.
const StoryDevices = hydrateOnVisible(() => import('./_parts/StoryDevices').then((module) => module.StoryDevices));

export default function CustomerStory({story}: {readonly story: StoryPage}) {
  const {id, title, summary, products, others, industry} = story;
  return (
    <Page meta={{title, description: summary}}>
      <StoryHead story={story} />
      <StoryChange story={story} />
      <StoryFigures figures={story.figures} />
      <StoryQuote quote={story.quote} />
      <StoryDevices story={story} />
      <ProductLinks
        {...copy.products}
        routes={products}
        items={products.map((route) => ({title: navigation.labels[route], text: menus.purposes[route] ?? ''}))}
      />
      {others.length > 0 && (
        <Section tone="tint">
          <SectionHead title={copy.others} aside={<MoreLink to="customers">{copy.all}</MoreLink>} />
          <StoryCards stories={others} />
        </Section>
      )}
      <InquiryBar
        {...copy.inquiry}
        componentId={`customers.${id}.bar`}
        product={navigation.labels[industryRoute(industry)]}
      />
    </Page>
  );
}
