/** A legal page: date, list of headings, numbered sections of narrow text, and the address to write to. */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {LegalBlock, LegalSection} from '@site/src/site/copy';
import type {ReactNode} from 'react';
import {ButtonAnchor} from '../../ui/Button';
import {Section} from '../../ui/Section';
import styles from './LegalText.module.css';

export interface LegalTextProps {
  /** Label of the list of headings. */
  readonly contents: string;
  readonly updated: string;
  /** By anchor id, in order. */
  readonly sections: Readonly<Record<string, LegalSection>>;
  readonly contact: {readonly title: string; readonly text: string; readonly action: string};
  readonly email: string;
  /** Another way to reach us, after the address. */
  readonly children?: ReactNode;
}

export function LegalText({contents, updated, sections, contact, email, children}: LegalTextProps) {
  const entries = Object.entries(sections);
  const {collectAnchor} = useBrokenLinks();
  for (const [id] of entries) collectAnchor(id);
  return (
    <Section className={styles.legal}>
      <nav className={styles.contents} aria-label={contents}>
        <h2>{contents}</h2>
        <ol>
          {entries.map(([id, {title}]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
          <li>
            <a href="#contact">{contact.title}</a>
          </li>
        </ol>
      </nav>
      <div className={styles.text} data-prose>
        <p className={styles.updated}>{updated}</p>
        {entries.map(([id, {title, blocks}]) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {blocks.map((block, index) => (
              // The text of a legal page does not change while it is read.
              <Block key={index} block={block} />
            ))}
          </section>
        ))}
        <section id="contact">
          <h2>{contact.title}</h2>
          <p>{contact.text}</p>
          <p className={styles.mail}>
            <ButtonAnchor look="line" href={`mailto:${email}`}>
              {contact.action} {email}
            </ButtonAnchor>
          </p>
          {children && <p>{children}</p>}
        </section>
      </div>
    </Section>
  );
}

function Block({block}: {readonly block: LegalBlock}) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('strong' in block) {
    return (
      <p>
        <strong>{block.strong}</strong>
      </p>
    );
  }
  if ('items' in block) {
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    {cell}
                  </th>
                ) : (
                  // A phone shows the cells below each other and needs the column's name there.
                  <td key={index} data-label={block.head[index]}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
