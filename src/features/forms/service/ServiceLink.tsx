/**
 * The way from a help page to the service request, with what the page knows of the case. In documents `enhance.ts` adds
 * the steps that were answered; without script the model goes along.
 */
import copy from '@copy/service-link';
import {useLocation} from '@docusaurus/router';
import {ButtonAnchor} from '@site/src/components/ui/Button';
import {Icon} from '@site/src/components/ui/Icon';
import {routes} from '@site/src/site/routes';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {sourceQuery} from '../trial/source';
import {caseParameters, markSent} from './case';
import styles from './ServiceLink.module.css';

export interface ServiceLinkProps {
  /** Which control this is; arrives with the request. */
  readonly componentId: `service.${string}`;
  readonly model?: string | undefined;
  /** Code of a way through the symptom finder. */
  readonly path?: string;
  /** As wide as the box that it is in. */
  readonly block?: boolean;
  /** Before the link is followed. */
  readonly onFollow?: () => void;
}

export function ServiceLink({componentId, model, path, block, onFollow}: ServiceLinkProps) {
  const {pathname} = useLocation();
  const query = new URLSearchParams(sourceQuery({component_id: componentId, source_path: pathname}));
  if (model) query.set(caseParameters.model, model);
  if (path) query.set(caseParameters.path, path);
  return (
    <ButtonAnchor
      look="line"
      size={block ? 'normal' : 'small'}
      block={block}
      className={block ? undefined : styles.link}
      data-service-link=""
      href={`${useBaseUrl(routes['support.serviceRequest'].path)}?${query.toString()}`}
      onClick={() => {
        onFollow?.();
        markSent();
      }}
    >
      <Icon name="wrench" />
      {copy.send}
    </ButtonAnchor>
  );
}
