import copy from '@copy/solutions/automobile';
import {Estimate} from '@site/src/components/demos/Estimate';
import {showroomDrives} from '@site/src/components/demos/estimates/showroomDrives';
import {TableSection} from '@site/src/components/sections/TableSection';
import {HandoverPath} from '@site/src/components/sections/HandoverPath';
import {InquiryBar} from '@site/src/components/sections/InquiryBar';
import {PainAnswers} from '@site/src/components/sections/PainAnswers';
import {Questions} from '@site/src/components/sections/Questions';
import {Rollout} from '@site/src/components/sections/Rollout';
import {SceneBanner} from '@site/src/components/sections/SceneBanner';
import {Statement} from '@site/src/components/sections/Statement';
import {StoreKit} from '@site/src/components/sections/StoreKit';
import {Page} from '@site/src/components/shell/Page';
import {storeKits} from '@site/src/content/storeKits';

export default function Automobile() {
  const {banner} = copy;
  return (
    <Page meta={copy.meta}>
      <SceneBanner
        {...banner}
        route="solutions.automobile"
        scene="automobile"
        componentId="automobile.banner"
        more={{label: banner.more, hash: 'path'}}
      />
      <Statement {...copy.statement} />
      <HandoverPath
        {...copy.path}
        id="path"
        to={[
          'products.accuratePeopleCounting',
          'products.ibadge',
          'products.aiVideoRetrieval',
          'products.dataDashboard',
          'products.storeInspection.ai',
        ]}
      />
      <Estimate id="estimate" definition={showroomDrives} copy={copy.estimate} />
      <TableSection {...copy.disputes} />
      <PainAnswers {...copy.pains} />
      <StoreKit kit={storeKits.automobile} copy={copy.kit} />
      <Questions {...copy.questions} />
      <Rollout {...copy.rollout} />
      <InquiryBar {...copy.inquiry} componentId="automobile.bar" />
    </Page>
  );
}
