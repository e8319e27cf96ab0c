import {SectionOverview} from '@site/src/templates/SectionOverview';

export default function Solutions() {
  return <SectionOverview page="solutions" section="solutions" groups={['tob', 'tog', 'toc']} cutout="e3-t-h" />;
}
