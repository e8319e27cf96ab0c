/** Symptoms one can start from. */
import type {TreeLink} from '@site/src/facts/contentIndex';
import {Icon} from '../../components/ui/Icon';
import {PermalinkLink} from '../../components/ui/SiteLink';
import {type Symptom, SymptomPicture} from './SymptomPicture';
import styles from './TreeList.module.css';

export function TreeList({trees}: {readonly trees: readonly TreeLink[]}) {
  return (
    <ul className={styles.list}>
      {trees.map(({id, title, lead, href}) => (
        <li key={id}>
          <PermalinkLink href={href}>
            {/* A test holds the pictures to the trees. */}
            <SymptomPicture of={id as Symptom} />
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
