import copy from '@copy/teaching-videos';
import {Banner} from '@site/src/components/sections/Banner';
import {Page} from '@site/src/components/ui/Page';
import {VideoList} from '@site/src/features/support/VideoList';
import {Section} from '@site/src/components/ui/Section';

export default function TeachingVideos() {
  return (
    <Page meta={copy.meta}>
      <Banner
        {...copy.banner}
        route="support.videos"
        picture={{family: 'cutout', name: 'monitor', alt: ''}}
        isFirstPicture={false}
      />
      <Section>
        <VideoList home />
      </Section>
    </Page>
  );
}
