/**
 * Who may do what: people down the side, things across, a mark and a word in every cell. On phones every row becomes a
 * block with the column's name before each mark; a compact one stays a table.
 */
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '../../ui/Icon';
import {Section, SectionHead, type SectionProps} from '../../ui/Section';
import styles from './AccessMatrix.module.css';

/** `yes` always, `part` under a condition the word names, `no` never. */
export type AccessMark = 'yes' | 'part' | 'no';

export interface AccessMatrixProps {
  readonly id?: string;
  readonly tone?: SectionProps['tone'];
  readonly fold?: SectionProps['fold'];
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead?: string;
  /** Head of the first column. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly {readonly name: string; readonly cells: readonly string[]}[];
  /** Marks of the cells, row by row. */
  readonly marks: readonly (readonly AccessMark[])[];
  readonly note?: string;
  /** For at most three columns of a word or two. */
  readonly compact?: boolean;
  /** Between the heading and the table. */
  readonly children?: ReactNode;
}

const icons = {yes: 'check', part: 'info', no: 'close'} as const;

export function AccessMatrix({
  id,
  tone,
  fold,
  eyebrow,
  title,
  lead,
  corner,
  columns,
  rows,
  marks,
  note,
  compact,
  children,
}: AccessMatrixProps) {
  return (
    <Section id={id} tone={tone} fold={fold}>
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      {children}
      <table className={clsx(styles.matrix, compact ? styles.compact : styles.stacked)}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({name, cells}, row) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => {
                const mark = marks[row]?.[column] ?? 'no';
                return (
                  <td key={columns[column]} data-label={columns[column]}>
                    <span className={clsx(styles.mark, styles[mark])}>
                      <Icon name={icons[mark]} size={16} />
                      {cell}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className={styles.note}>{note}</p>}
    </Section>
  );
}
