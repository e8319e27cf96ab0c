/** The classroom with what the camera sees of it; the rooms that it never sees carry their names. */
import {Picture} from '@site/src/components/media/Picture';
import type {CSSProperties} from 'react';
import styles from './ClassroomPlan.module.css';

interface ClassroomPlanProps {
  readonly alt: string;
  readonly beds: string;
  readonly toilet: string;
  readonly changing: string;
}

/** Where the names stand, percent from the left and the top (`media/scripts/sites.py`, `kindergarten_plan`). */
const places = {beds: [21, 47], toilet: [86, 43], changing: [79, 72]} as const;

export function ClassroomPlan({alt, ...names}: ClassroomPlanProps) {
  return (
    <div className={styles.plan}>
      <Picture family="scene" name="kindergarten-plan" alt={alt} sizes="(max-width: 959px) 92vw, 640px" />
      {(['beds', 'toilet', 'changing'] as const).map((room) => (
        <span
          key={room}
          style={{'--x': `${places[room][0]}%`, '--y': `${places[room][1]}%`} as CSSProperties}
          aria-hidden="true"
        >
          {names[room]}
        </span>
      ))}
    </div>
  );
}
