import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {HostedSearch} from '@site/config/search';

/** Where Algolia searches, when the site was built with its settings; null when the site searches in its own index. */
export function useHostedSearch(): HostedSearch | null {
  const {customFields} = useDocusaurusContext().siteConfig;
  return (customFields?.hostedSearch as HostedSearch | null | undefined) ?? null;
}
