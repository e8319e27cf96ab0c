/** What to check on site: ticked on the phone, or printed with blanks for store, date, name and measured values. */
import copy from '@copy/hardware/template';
import {Button} from '@site/src/components/ui/Button';
import type {HardwarePage} from '@site/src/features/hardware/data/types';
import type {ModelCopy} from '@site/src/facts/modelCopy';
import {useSurvey} from './surveyMemory';
import styles from './SurveySheet.module.css';

const {survey: labels} = copy;

export function SurveySheet({page, words}: {readonly page: HardwarePage; readonly words: ModelCopy['survey']}) {
  const [done, setDone] = useSurvey(page.id);
  const groups = [
    ...page.survey.map(({title, rows}) => ({title, rows: rows.map(({label, value}) => ({label, value}))})),
    {title: labels.own(page.name), rows: words.checks.map((label) => ({label, value: ''}))},
  ];
  const total = groups.reduce((sum, {rows}) => sum + rows.length, 0);
  const toggle = (key: string) => setDone(done.includes(key) ? done.filter((one) => one !== key) : [...done, key]);

  return (
    <>
      <div className={styles.head}>
        <div>
          <h2>{labels.title(page.name)}</h2>
          <p>{words.lead}</p>
        </div>
        <div className={styles.tools}>
          <p aria-live="polite">{labels.progress(done.length, total)}</p>
          <Button look="line" size="small" disabled={done.length === 0} onClick={() => setDone([])}>
            {labels.clear}
          </Button>
          <Button size="small" onClick={() => window.print()}>
            {labels.print}
          </Button>
        </div>
      </div>
      <dl className={styles.blanks} aria-hidden="true">
        {labels.blanks.map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <div className={styles.groups}>
        {groups.map(({title, rows}, group) => (
          <fieldset key={title}>
            <legend>{title}</legend>
            {rows.map(({label, value}, row) => {
              const key = `${group}.${row}`;
              return (
                <label key={label} className={value ? styles.valued : undefined}>
                  <input type="checkbox" checked={done.includes(key)} onChange={() => toggle(key)} />
                  <span>{label}</span>
                  {value && <b>{value}</b>}
                  {value && (
                    <i className={styles.measured} aria-hidden="true">
                      {labels.measured}
                    </i>
                  )}
                </label>
              );
            })}
          </fieldset>
        ))}
      </div>
      <p className={styles.stored}>{labels.stored}</p>
    </>
  );
}
