import {SectionOverview} from '@site/src/templates/SectionOverview';

export default function Products() {
  return (
    <SectionOverview
      page="products"
      section="products"
      groups={['software', 'hardware', 'paas', 'vpaas']}
      cutout="fmix-d"
    />
  );
}
