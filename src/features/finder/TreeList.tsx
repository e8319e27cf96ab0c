/** Symptoms one can start from. */
import type {TreeLink} from '@site/src/facts/contentIndex';
import {Icon} from '../../components/ui/Icon';
import {PermalinkLink} from '../../components/ui/SiteLink';
import {symptomDrawings} from '../../components/diagrams/symptomDrawings';
import {Vignette} from '../../components/diagrams/Vignette';
import styles from './TreeList.module.css';

export function TreeList({trees}: {readonly trees: readonly TreeLink[]}) {
  return (
    <ul className={styles.list}>
      {trees.map(({id, title, lead, href}) => (
        <li key={id}>
          <PermalinkLink href={href}>
            <Vignette>{symptomDrawings[id]}</Vignette>
            <span>
              <b>{title}</b>
              <small>{lead}</small>
            </span>
            <Icon name="chevronRight" />
          </PermalinkLink>
        </li>
      ))}
    </ul>
  );
}
