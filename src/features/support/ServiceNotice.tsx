/** On a page about a model: whom to hand the case to, with the model. */
import copy from '@copy/service-link';
import {Notice} from '../../components/ui/Notice';
import {ServiceLink} from '../forms/service/ServiceLink';
import styles from './ServiceNotice.module.css';

export interface ServiceNoticeProps {
  readonly componentId: `service.${string}`;
  /** The device; absent on the manual of an app. */
  readonly model: string | undefined;
}

export function ServiceNotice({componentId, model}: ServiceNoticeProps) {
  return (
    <div className={styles.notice} data-case-model={model} data-search-skip>
      <Notice icon="wrench" title={copy.title}>
        <p>{copy.text}</p>
        <ServiceLink componentId={componentId} model={model} />
      </Notice>
    </div>
  );
}
