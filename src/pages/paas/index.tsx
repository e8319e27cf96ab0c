import {SectionOverview} from '@site/src/components/sections/banners/SectionOverview';

export default function Paas() {
  return <SectionOverview page="paas" section="products" groups={['paas', 'vpaas']} cutout="ul-8208nh" />;
}
