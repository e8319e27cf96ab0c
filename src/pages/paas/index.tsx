import {SectionOverview} from '@site/src/templates/SectionOverview';

export default function Paas() {
  return <SectionOverview page="paas" section="products" groups={['paas', 'vpaas']} />;
}
