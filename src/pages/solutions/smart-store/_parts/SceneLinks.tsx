/** Other places the same system stands in, each with its picture and one line. */
import type {RouteId} from '@site/src/site/routes';
import {Picture} from '@site/src/components/media/Picture';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {SiteLink} from '@site/src/components/ui/SiteLink';
import styles from './SceneLinks.module.css';

export interface SceneLinksProps {
  readonly title: string;
  readonly lead: string;
  readonly items: readonly {readonly name: string; readonly text: string}[];
  /** Scene and page of each item, in order. */
  readonly scenes: readonly {readonly scene: string; readonly to: RouteId}[];
}

export function SceneLinks({title, lead, items, scenes}: SceneLinksProps) {
  return (
    <Section tone="tint">
      <SectionHead title={title} lead={lead} />
      <ul className={styles.scenes}>
        {scenes.map(({scene, to}, index) => (
          <li key={to}>
            <SiteLink to={to}>
              <Picture family="scene" name={scene} alt="" sizes="(max-width: 767px) 132px, 230px" upTo={600} />
              <span>
                <b>{items[index]?.name}</b>
                <small>{items[index]?.text}</small>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
