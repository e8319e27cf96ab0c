/** What a layer does, where its limit is, and pages that go on from it. */
import navigation from '@copy/navigation';
import type {RouteId} from '@site/src/site/routes';
import {Icon} from '@site/src/components/ui/Icon';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {useAnchor} from '@site/src/components/ui/Section';
import {Points} from '@site/src/components/sections/Chapter';
import type {Layer} from './layerKeys';
import styles from './LayerTabs.module.css';

export interface LayerCopy {
  readonly title: string;
  readonly text: string;
  readonly points: readonly {readonly title: string; readonly text: string}[];
  readonly limit: string;
}

export interface LayerPanelProps {
  readonly id: Layer;
  readonly copy: {readonly layers: Readonly<Record<Layer, LayerCopy>>; readonly limit: string};
  readonly links: readonly RouteId[];
  readonly shown: boolean;
}

export function LayerPanel({id, copy, links, shown}: LayerPanelProps) {
  useAnchor(id);
  const {title, text, limit, points} = copy.layers[id];
  return (
    <div id={id} role="tabpanel" aria-labelledby={`tab-${id}`} hidden={!shown} className={styles.panel}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        <p className={styles.limit}>
          <Icon name="warning" />
          <span>
            <b>{copy.limit}</b>
            {limit}
          </span>
        </p>
        <div className={styles.links}>
          {links.map((to) => (
            <MoreLink key={to} to={to}>
              {navigation.labels[to]}
            </MoreLink>
          ))}
        </div>
      </div>
      <Points items={points} />
    </div>
  );
}
