/** Links to the parts of a long page, right under its head: name and one line each. */
import {Container} from '@site/src/components/ui/Section';
import styles from './PartNav.module.css';

export interface PartNavProps {
  readonly label: string;
  readonly parts: readonly {readonly id: string; readonly name: string; readonly text: string}[];
}

export function PartNav({label, parts}: PartNavProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <Container>
        <ul>
          {parts.map(({id, name, text}) => (
            <li key={id}>
              <a href={`#${id}`}>
                <b>{name}</b>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
