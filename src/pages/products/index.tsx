import {SectionOverview} from '@site/src/components/sections/banners/SectionOverview';

export default function Products() {
  return (
    <SectionOverview
      page="products"
      section="products"
      groups={['software', 'hardware', 'paas', 'vpaas']}
      cutout="k3"
    />
  );
}
