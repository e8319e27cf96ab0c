import type {DocusaurusConfig} from '@docusaurus/types';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {HostedSearch} from '@site/config/search';

/** Where Algolia searches, when the site was built with its settings; null when the site searches in its own index. */
export const hostedSearchOf = ({customFields}: Pick<DocusaurusConfig, 'customFields'>): HostedSearch | null =>
  (customFields?.hostedSearch as HostedSearch | null | undefined) ?? null;

/** The same for components. */
export const useHostedSearch = (): HostedSearch | null => hostedSearchOf(useDocusaurusContext().siteConfig);
