import {SectionOverview} from '@site/src/templates/SectionOverview';

export default function Technology() {
  return <SectionOverview page="technology" section="technology" groups={['ai', 'edge', 'platform']} cutout="k3" />;
}
