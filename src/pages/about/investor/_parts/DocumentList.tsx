/** The documents about the company: a drawing of each, a mark for who may see it, and how to get it. */
import type {ReactNode} from 'react';
import {Vignette} from '@site/src/components/diagrams/Vignette';
import {Icon} from '@site/src/components/ui/Icon';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './DocumentList.module.css';

/** An upright sheet of paper. */
const sheet = <path className="s" d="M14 3h26l10 10v32H14z" />;
const corner = <path d="M40 3v10h10" />;

/** In this order; `open` to anyone, the others to those the text names. */
const documents = [
  {
    id: 'license',
    open: true,
    drawing: (
      <>
        <rect className="s" x="5" y="7" width="54" height="34" rx="3" />
        <path d="M22 15h20M13 23h24M13 31h18" />
        <circle className="s o" cx="47" cy="31" r="6" />
      </>
    ),
  },
  {
    id: 'ownership',
    open: false,
    drawing: (
      <>
        <circle className="s" cx="25" cy="24" r="18" />
        <path className="fb" d="M25 24V6a18 18 0 0 1 15.600 27z" />
        <path className="b" d="M25 24V6M25 24l15.600 9M25 24 12 36.500" />
        <path d="M50 16h9M50 24h9M50 32h9" />
      </>
    ),
  },
  {
    id: 'audit',
    open: false,
    drawing: (
      <>
        {sheet}
        {corner}
        <path d="M20 12h12" />
        <path className="fb" d="M20 26h5v12h-5zM29 21h5v17h-5z" />
        <path className="b" d="M20 38V26h5v12M29 38V21h5v17M18 38h19" />
        <path className="o" d="m40 35 4 4 8-10" strokeWidth="3" />
      </>
    ),
  },
  {
    id: 'figures',
    open: true,
    drawing: (
      <>
        <path className="fb" d="M10 20h9v12h-9zM27 12h9v20h-9zM44 4h9v28h-9z" />
        <path className="b" d="M10 32V20h9v12M27 32V12h9v20M44 32V4h9v28" />
        <path className="s" d="M4 35h56v10H4z" />
        <path d="M12 35v4M20 35v6M28 35v4M36 35v6M44 35v4M52 35v6" />
      </>
    ),
  },
  {
    id: 'privacy',
    open: true,
    drawing: (
      <>
        {sheet}
        {corner}
        <path d="M20 13h12M20 21h10M20 29h8" />
        <path className="s b" d="m44 20 12 4v8c0 7-5 11-12 13-7-2-12-6-12-13v-8z" />
        <path className="b" d="m38.500 32 4 4 7-8" />
      </>
    ),
  },
] as const satisfies readonly {readonly id: string; readonly open: boolean; readonly drawing: ReactNode}[];

export interface DocumentListProps {
  readonly eyebrow: string;
  readonly title: string;
  /** Read out before who may see a document, and before how to get it. */
  readonly labels: {readonly who: string; readonly how: string};
  readonly items: Readonly<
    Record<
      (typeof documents)[number]['id'],
      {readonly name: string; readonly contents: string; readonly who: string; readonly how: string}
    >
  >;
  readonly note: string;
}

export function DocumentList({eyebrow, title, labels, items, note}: DocumentListProps) {
  return (
    <Section fold="facts">
      <SectionHead eyebrow={eyebrow} title={title} />
      <ul className={styles.list} data-first="3">
        {documents.map(({id, open, drawing}) => {
          const {name, contents, who, how} = items[id];
          return (
            <li key={id}>
              <Vignette>{drawing}</Vignette>
              <div className={styles.name}>
                <h3>{name}</h3>
                <p>{contents}</p>
              </div>
              <p className={styles.who} data-open={open}>
                <Icon name={open ? 'check' : 'shield'} size={16} />
                <span>
                  <span className="sr">{labels.who}</span>
                  {who}
                </span>
              </p>
              <p className={styles.how}>
                <span className="sr">{labels.how}</span>
                {how}
              </p>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
