/** A band whose argument is one table, named by the heading over it. */
import type {ReactNode} from 'react';
import {Section, SectionHead, type SectionHeadProps, type SectionProps} from '../../ui/Section';
import {DataTable, type DataTableProps} from './DataTable';

export type TableSectionProps = Pick<SectionProps, 'id' | 'tone'> &
  Pick<SectionHeadProps, 'eyebrow' | 'title' | 'lead'> &
  Pick<DataTableProps, 'columns' | 'rows' | 'note'> & {
    /** A drawing between the heading and the table. */
    readonly figure?: ReactNode;
  };

export function TableSection({id, tone, eyebrow, title, lead, figure, ...table}: TableSectionProps) {
  return (
    <Section id={id} tone={tone} fold="table">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      {figure}
      <DataTable {...table} />
    </Section>
  );
}
