/** What a store can post beside the register before the rules run: a sheet of paper, as a sample. */
import styles from './StaffNotice.module.css';
import review from './TillReview.module.css';

export interface StaffNoticeCopy {
  readonly label: string;
  readonly title: string;
  readonly rows: readonly {readonly term: string; readonly text: string}[];
  readonly foot: string;
}

export function StaffNotice({copy: {label, title, rows, foot}}: {readonly copy: StaffNoticeCopy}) {
  return (
    <figure className={styles.notice} data-rest>
      <figcaption>{label}</figcaption>
      <div className={review.paper}>
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <path d="M14 10h36v8H14zM18 18a14 14 0 0 0 28 0M32 46v0" />
          <circle cx="32" cy="22" r="4" />
          <path d="m24 40-8 14h32l-8-14" />
        </svg>
        <h3>{title}</h3>
        <dl>
          {rows.map(({term, text}) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>{foot}</p>
      </div>
    </figure>
  );
}
