/** A sentence with choices; the kit beside it follows. The choices are real selects, styled as words. */
import copy from '@copy/home';
import {
  choiceOf,
  doorWidths,
  existing,
  goals,
  heightTo,
  kitFor,
  mountHeights,
  storeCounts,
  type Job,
} from '@site/src/facts/kit';
import {modelById} from '@site/src/facts/models';
import {InquiryLink} from '@site/src/features/forms/inquiry/InquiryLink';
import {useLocale} from '@site/src/site/useLocale';
import clsx from 'clsx';
import {useState} from 'react';
import {Picture} from '@site/src/components/media/Picture';
import {Badge} from '@site/src/components/ui/Badge';
import buttons from '@site/src/components/ui/Button.module.css';
import {Eyebrow, Section} from '@site/src/components/ui/Section';
import styles from './Chooser.module.css';
import {kitList, kitPowerText} from './kitList';

const {chooser} = copy;

const jobStart: Job = {goal: 'counting', door: 2.5, height: 2.8, existing: 'cameras', stores: 12};
/** Answers that are figures. */
const figures: readonly (keyof Job)[] = ['door', 'height', 'stores'];

export function Chooser() {
  const [job, setJob] = useState<Job>(jobStart);
  const locale = useLocale();
  const kit = kitFor(job);
  const power = kitPowerText(kit);
  const set =
    <K extends keyof Job>(key: K) =>
    (value: string) =>
      setJob((old) => ({...old, [key]: figures.includes(key) ? Number(value) : value}));
  const {sentence} = chooser;
  return (
    <Section tone="tint" className={styles.choose}>
      <div>
        <Eyebrow>{chooser.eyebrow}</Eyebrow>
        <h2 className="sr">{chooser.title}</h2>
        <p className={styles.sentence}>
          <span className="nb">{sentence.goal}</span>{' '}
          <Pick
            label={chooser.labels.goal}
            value={job.goal}
            onChange={set('goal')}
            options={goals.map((id) => [id, chooser.goals[id]])}
            after={sentence.comma}
          />
          {job.goal === 'counting' && (
            <>
              <span className="nb">{sentence.door}</span>{' '}
              <Pick
                label={chooser.labels.door}
                value={String(job.door)}
                onChange={set('door')}
                options={doorWidths.map((width) => [String(width), chooser.door(width)])}
                after={sentence.comma}
              />
              <span className="nb">{sentence.height}</span>{' '}
              <Pick
                label={chooser.labels.height}
                value={String(job.height)}
                onChange={set('height')}
                options={mountHeights.map((height) => [String(height), chooser.height(height, heightTo(height))])}
                after={sentence.comma}
              />
            </>
          )}
          <span className="nb">{sentence.existing}</span>{' '}
          <Pick
            label={chooser.labels.existing}
            value={job.existing}
            onChange={set('existing')}
            options={existing.map((id) => [id, chooser.existing[id]])}
            after={sentence.comma}
          />
          <span className="nb">{sentence.stores}</span>{' '}
          <Pick
            label={chooser.labels.stores}
            value={String(job.stores)}
            onChange={set('stores')}
            options={storeCounts.map((count) => [String(count), chooser.stores(count)])}
            after={sentence.end}
          />
        </p>
        <p className={styles.hint}>{chooser.hint}</p>
      </div>
      <div className={styles.kit} aria-live="polite">
        <ul>
          {kit.map((item) => {
            const model = modelById(item.model);
            const choice = choiceOf(item, kit);
            return (
              <li key={item.model}>
                <div className={styles.thumb}>
                  <Picture family="cutout" name={model.media} alt="" sizes="88px" />
                </div>
                <div className={styles.words}>
                  <b className="nb">{model.name}</b>
                  <Badge tone={choice === 'optional' ? 'line' : 'blue'}>{chooser[choice]}</Badge>
                  <p>
                    <span>{chooser.reasons[item.reason]}</span>{' '}
                    <span className="nb">{chooser.perStore(item.perStore, job.stores)}</span>
                  </p>
                  {power && model.kind === 'recorder' && <small>{power}</small>}
                </div>
              </li>
            );
          })}
        </ul>
        <div className={styles.foot}>
          <b>{chooser.listFor(job.stores)}</b>
          <InquiryLink
            componentId={`home.kit.${job.goal}.${job.stores}`}
            subject={{product: chooser.listFor(job.stores), plan: kitList(job, chooser, locale)}}
            className={clsx(buttons.button, buttons.solid, buttons.small)}
          >
            {chooser.action}
          </InquiryLink>
        </div>
      </div>
    </Section>
  );
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
  /** Punctuation that stays glued to the choice; a space at its end is where the line may break. */
  readonly after: string;
}

function Pick({label, value, options, onChange, after}: PickProps) {
  const mark = after.trimEnd();
  return (
    <>
      <span className={styles.choice}>
        <select
          className={styles.pick}
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        {mark}
      </span>
      {after.slice(mark.length)}
    </>
  );
}
