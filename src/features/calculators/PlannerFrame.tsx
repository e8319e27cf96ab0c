/** The shape every planner has: what is asked on the left, the answer on the right, printable as one sheet. */
import copy from '@copy/demos/planner';
import {type ReactNode, useRef} from 'react';
import {Button} from '../../components/ui/Button';
import {printOnly} from '../../components/ui/printOnly';
import styles from './PlannerFrame.module.css';

export interface PlannerFrameProps {
  /** Name of the form. */
  readonly label: string;
  readonly fields: ReactNode;
  /** The answer; announced when it changes. */
  readonly children: ReactNode;
  /** Under the answer and not announced, e.g. the sums behind it. */
  readonly more?: ReactNode;
  /** Between the two and the foot, over the whole width, e.g. a drawing or a table. */
  readonly below?: ReactNode;
}

export function PlannerFrame({label, fields, children, more, below}: PlannerFrameProps) {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <div ref={sheet} className={styles.planner}>
      <form className={styles.fields} aria-label={label} onSubmit={(event) => event.preventDefault()} noValidate>
        {fields}
      </form>
      <div className={styles.result}>
        <div aria-live="polite">{children}</div>
        {more}
      </div>
      {below && <div className={styles.below}>{below}</div>}
      <div className={styles.foot}>
        <p>{copy.link}</p>
        <Button look="line" size="small" onClick={() => sheet.current && printOnly(sheet.current)}>
          {copy.print}
        </Button>
      </div>
    </div>
  );
}
