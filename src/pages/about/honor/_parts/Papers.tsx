/**
 * What a buyer's file asks for, numbered as the tabs of the binder are, in two groups under their own column names: what is read at once,
 * and what is sent. A whole row leads to its page, or to the request with its box ticked.
 */
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import {ButtonAnchor} from '@site/src/components/ui/Button';
import {Icon} from '@site/src/components/ui/Icon';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import type {ReactNode} from 'react';
import {requestId, tick} from './requested';
import styles from './Papers.module.css';

interface Paper {
  readonly label: string;
  readonly contents: string;
}

interface Group {
  readonly name: (count: number) => string;
  /** Two: of the second and the third column. */
  readonly columns: readonly string[];
}

export interface PapersProps {
  readonly title: string;
  readonly lead: string;
  readonly groups: Readonly<Record<'read' | 'onRequest', Group>>;
  readonly read: readonly (Paper & {readonly text: string; readonly form: string; readonly href: string})[];
  readonly onRequest: readonly (Paper & {readonly terms: string})[];
  /** The button that asks for all of those on request. */
  readonly ask: string;
  /** What a row of those on request does. */
  readonly askOne: string;
  readonly note: string;
}

export function Papers({title, lead, groups, read, onRequest, ask, askOne, note}: PapersProps) {
  const head = ({name, columns}: Group, count: number, action?: ReactNode) => (
    <tr className={styles.group}>
      <th scope="col">{name(count)}</th>
      <th scope="col">{columns[0]}</th>
      <th scope="col">
        <span className={styles.last}>
          <span>{columns[1]}</span>
          {action}
        </span>
      </th>
    </tr>
  );
  const row = ({contents}: Paper, columns: Group['columns'], at: number, name: ReactNode, how: ReactNode) => (
    <>
      <th scope="row">
        <span className={styles.name} data-paper={at + 1}>
          {name}
        </span>
      </th>
      <td data-label={columns[0]}>
        <span>{contents}</span>
      </td>
      <td data-label={columns[1]}>
        <span className={styles.last}>{how}</span>
      </td>
    </>
  );
  return (
    <Section fold="table">
      <SectionHead title={title} lead={lead} />
      <table className={styles.papers}>
        <tbody>
          {head(groups.read, read.length)}
          {read.map((paper, at) => (
            <tr key={paper.label} className={styles.row}>
              {row(
                paper,
                groups.read.columns,
                at,
                paper.label,
                <>
                  <span className={styles.go}>
                    <PermalinkLink href={paper.href}>{paper.text}</PermalinkLink>
                    <Icon name="chevronRight" />
                  </span>
                  <small>{paper.form}</small>
                </>,
              )}
            </tr>
          ))}
        </tbody>
        <tbody>
          {head(
            groups.onRequest,
            onRequest.length,
            <ButtonAnchor href={`#${requestId}`} size="small" onClick={() => tick()}>
              {ask}
            </ButtonAnchor>,
          )}
          {onRequest.map((paper, at) => (
            <tr key={paper.label} className={styles.row}>
              {row(
                paper,
                groups.onRequest.columns,
                read.length + at,
                <a href={`#${requestId}`} onClick={() => tick(paper.label)}>
                  {paper.label}
                </a>,
                <>
                  <span>{paper.terms}</span>
                  <span className={styles.go}>
                    <b aria-hidden="true">{askOne}</b>
                    <Icon name="chevronRight" />
                  </span>
                </>,
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
