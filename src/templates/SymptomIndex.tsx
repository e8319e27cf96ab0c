/** All symptom trees. */
import copy from '@copy/symptoms';
import type {SupportIndex} from '@site/src/facts/contentIndex';
import {TreeList} from '@site/src/features/finder/TreeList';
import {Page} from '@site/src/components/ui/Page';
import {Breadcrumbs} from '@site/src/components/ui/Breadcrumbs';
import {Section, SectionHead} from '@site/src/components/ui/Section';

export default function SymptomIndex({index}: {readonly index: SupportIndex}) {
  return (
    <Page meta={copy.index.meta}>
      <Section>
        <Breadcrumbs route="support.finder" title={copy.index.title} />
        <SectionHead as="h1" title={copy.index.title} lead={copy.index.lead} />
        <TreeList trees={index.trees} />
      </Section>
    </Page>
  );
}
