/** What a store already has, drawn, and for each when it can stay, how it is connected and when it is replaced. */
import {placeDrawings} from '@site/src/components/diagrams/placeDrawings';
import {Vignette} from '@site/src/components/diagrams/Vignette';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import type {Place} from '@site/src/facts/frontmatter.lists';
import styles from './ExistingDevices.module.css';

export interface ExistingDevicesProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  /** What is said of each thing; the first names the things together. */
  readonly columns: readonly string[];
  readonly rows: readonly {readonly label: string; readonly cells: readonly string[]}[];
  /** Drawing of each thing, in order. */
  readonly drawings: readonly Place[];
}

export function ExistingDevices({eyebrow, title, lead, columns, rows, drawings}: ExistingDevicesProps) {
  return (
    <Section>
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      {/* On phones a row that scrolls. */}
      <div className={styles.row} role="region" aria-label={columns[0]} tabIndex={0}>
        <ul>
          {rows.map(({label, cells}, index) => {
            const place = drawings[index];
            return (
              <li key={label}>
                {place && <Vignette>{placeDrawings[place]}</Vignette>}
                <h3>{label}</h3>
                <dl>
                  {cells.map((cell, column) => (
                    <div key={columns[column + 1]}>
                      <dt>{columns[column + 1]}</dt>
                      <dd>{cell}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
