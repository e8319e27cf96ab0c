/** All parameters as one table in groups, with links to the groups beside it. */
import copy from '@copy/hardware/template';
import type {HardwarePage} from '@site/src/features/hardware/data/types';
import styles from './Parameters.module.css';

/** Anchor of a group, inside the anchor of its tab. */
const anchorOf = (index: number): string => `parameters-${index + 1}`;

export function Parameters({page}: {readonly page: HardwarePage}) {
  return (
    <>
      <h2 className={styles.title}>{copy.parameters.title(page.name)}</h2>
      <div className={styles.columns}>
        <nav aria-label={copy.parameters.groups} className={styles.groups}>
          {page.parameters.map(({title}, index) => (
            <a key={title} href={`#${anchorOf(index)}`}>
              {title}
            </a>
          ))}
        </nav>
        <div>
          {page.parameters.map(({title, rows}, index) => (
            <section key={title} className={styles.group}>
              <h3 id={anchorOf(index)}>{title}</h3>
              <table>
                <tbody>
                  {rows.map(({label, value}) => (
                    <tr key={label}>
                      <th scope="row">{label}</th>
                      <td>{value}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
