/** Checklists by trade, each with its cameras and hours, and the snapshots a day comes to. */
import clock from '@copy/clock';
import {Badge} from '@site/src/components/ui/Badge';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {Tabs} from '@site/src/components/ui/Tabs';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import styles from './SnapshotPlan.module.css';

export interface Checklist {
  readonly id: string;
  readonly name: string;
  readonly items: readonly {
    readonly name: string;
    readonly camera: string;
    /** HH:MM, in order. */
    readonly times: readonly string[];
    readonly pass: string;
  }[];
}

export interface SnapshotPlanProps {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly badge: string;
  readonly tabs: string;
  readonly caption: (name: string) => string;
  readonly columns: readonly string[];
  readonly schedule: string;
  readonly total: (pictures: number, megabytes: string) => string;
  readonly lists: readonly Checklist[];
}

/** Megabytes of one snapshot, as the texts reckon it. */
const snapshotMb = 0.4;

/** Hours the schedule shows. */
const shown = {from: 6, to: 24};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const place = (time: string): string =>
  `${((minutesOf(time) - shown.from * 60) / ((shown.to - shown.from) * 60)) * 100}%`;

export function SnapshotPlan({
  id,
  eyebrow,
  title,
  lead,
  badge,
  tabs,
  caption,
  columns,
  schedule,
  total,
  lists,
}: SnapshotPlanProps) {
  return (
    <Section id={id} tone="tint">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} aside={<Badge tone="line">{badge}</Badge>} />
      <Tabs
        label={tabs}
        items={lists.map((list) => {
          const times = list.items.flatMap((item) => item.times);
          return {
            id: list.id,
            label: list.name,
            panel: (
              <div className={styles.plan}>
                <div
                  className={styles.schedule}
                  role="img"
                  aria-label={`${schedule}: ${[...times].sort().map(clock.written).join(', ')}`}
                >
                  {times.map((time, index) => (
                    <i key={`${time}-${index}`} style={{insetInlineStart: place(time)}} />
                  ))}
                  {[6, 9, 12, 15, 18, 21, 24].map((hour) => (
                    <span key={hour} style={{insetInlineStart: place(`${String(hour).padStart(2, '0')}:00`)}}>
                      {clock.axis(hour)}
                    </span>
                  ))}
                </div>
                <DataTable
                  caption={caption(list.name)}
                  columns={columns}
                  rows={list.items.map((item) => ({
                    label: item.name,
                    cells: [item.camera, item.times.map(clock.written).join(' · '), item.pass],
                  }))}
                  note={total(times.length, (times.length * snapshotMb).toFixed(1))}
                />
              </div>
            ),
          };
        })}
      />
    </Section>
  );
}
