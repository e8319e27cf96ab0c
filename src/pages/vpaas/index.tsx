import copy from '@copy/vpaas';
import {Banner} from '@site/src/components/sections/Banner';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {InquiryBar} from '@site/src/features/forms/invitations/InquiryBar';
import {OpenPlatformLink} from '@site/src/components/ui/OpenPlatformLink';
import {Questions} from '@site/src/components/sections/Questions';
import {Statement} from '@site/src/components/sections/Statement';
import {useOpenedAnchor} from './_parts/useOpenedAnchor';
import {Page} from '@site/src/components/ui/Page';
import {Actions} from '@site/src/components/ui/Button';
import {MoreLink, MorePermalink} from '@site/src/components/ui/MoreLink';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {hardwarePath, modelById, modelsOfKind} from '@site/src/facts/models';

const VideoCalls = hydrateOnVisible(() =>
  import('@site/src/features/console/VideoCalls').then((module) => module.VideoCalls),
);

const VideoFunctions = hydrateOnVisible(() =>
  import('./_parts/VideoFunctions').then((module) => module.VideoFunctions),
);

const talking = modelById('p3-x-8');
const recorders = modelsOfKind('recorder');

export default function Vpaas() {
  const {before} = copy;
  // The functions may not be hydrated yet.
  useOpenedAnchor();
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} drawing="code" route="vpaas" />
      <Statement {...copy.statement} view="aisle-corner-night" isFirstPicture />
      <VideoCalls id="try" words={copy.calls} example={copy.functions.example} />
      <VideoFunctions copy={copy.functions} />
      <Section fold="table">
        <SectionHead title={before.title} lead={before.lead} />
        <DataTable
          {...before.table}
          rows={before.table.rows(talking.name, Math.max(...recorders.map(({channels}) => channels)))}
        />
        <Actions>
          <OpenPlatformLink>{before.platform}</OpenPlatformLink>
          <MoreLink to="paas.outputLayer">{before.output}</MoreLink>
          <MorePermalink href={hardwarePath(talking)}>{before.device(talking.name)}</MorePermalink>
        </Actions>
      </Section>
      <Questions {...copy.questions} />
      <InquiryBar {...copy.inquiry} componentId="vpaas.bar" picture={{family: 'mounted', name: 'e3-x'}} />
    </Page>
  );
}
