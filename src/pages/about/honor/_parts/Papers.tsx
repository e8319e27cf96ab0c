/** What a buyer's file asks for, in two groups: what is read at once, with its link, and what is sent, with one way to ask for it. */
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import {ButtonLink} from '@site/src/components/ui/Button';
import {Icon, type IconName} from '@site/src/components/ui/Icon';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import type {ReactNode} from 'react';
import styles from './Papers.module.css';

interface Paper {
  readonly label: string;
  readonly contents: string;
}

export interface PapersProps {
  readonly title: string;
  readonly lead: string;
  /** Three. */
  readonly columns: readonly string[];
  /** Names of the groups, with the number of their papers. */
  readonly groups: Readonly<Record<'read' | 'onRequest', (count: number) => string>>;
  readonly read: readonly (Paper & {readonly text: string; readonly href: string})[];
  readonly onRequest: readonly (Paper & {readonly terms: string})[];
  /** The button of those on request. */
  readonly ask: string;
  readonly note: string;
}

/** The manuals are files to download; what else is read is a page. */
const files = '/support#documents';

export function Papers({title, lead, columns, groups, read, onRequest, ask, note}: PapersProps) {
  const row = ({label, contents}: Paper, icon: IconName, how: ReactNode) => (
    <tr key={label}>
      <th scope="row">
        <span className={styles.name}>
          <Icon name={icon} />
          {label}
        </span>
      </th>
      <td data-label={columns[1]}>
        <span>{contents}</span>
      </td>
      <td data-label={columns[2]}>{how}</td>
    </tr>
  );
  return (
    <Section fold="table">
      <SectionHead title={title} lead={lead} />
      <table className={styles.papers}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={3}>
              {groups.read(read.length)}
            </th>
          </tr>
          {read.map((paper) =>
            row(
              paper,
              paper.href === files ? 'download' : 'document',
              <PermalinkLink href={paper.href}>{paper.text}</PermalinkLink>,
            ),
          )}
        </tbody>
        <tbody>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={2}>
              {groups.onRequest(onRequest.length)}
            </th>
            <td>
              <ButtonLink to="about.contact" hash="inquiry" size="small">
                {ask}
              </ButtonLink>
            </td>
          </tr>
          {onRequest.map((paper) => row(paper, 'mail', <span>{paper.terms}</span>))}
        </tbody>
      </table>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
