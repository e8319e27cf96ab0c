/** Two questions that lead to one member of the AI hardware family. The answers stand in the address. */
import {hardwarePath, modelById} from '@site/src/facts/models';
import {useQueryState, type QueryCodec} from '@site/src/components/ui/useQueryState';
import {Picture} from '@site/src/components/media/Picture';
import {MorePermalink} from '@site/src/components/ui/MoreLink';
import styles from './FamilyChooser.module.css';

const jobs = ['door', 'floor', 'several', 'many', 'voice'] as const;
const existing = ['none', 'cameras'] as const;
type Job = (typeof jobs)[number];
type Existing = (typeof existing)[number];

interface Answers {
  readonly job: Job;
  readonly existing: Existing;
}

const first: Answers = {job: 'door', existing: 'none'};

/** `?job=several&have=cameras` */
const codec: QueryCodec<Answers> = {
  read: (query) => ({
    job: jobs.find((job) => job === query.get('job')) ?? first.job,
    existing: existing.find((one) => one === query.get('have')) ?? first.existing,
  }),
  write: (answers, query) => {
    query.set('job', answers.job);
    query.set('have', answers.existing);
  },
};

/** What fits. A badge is the answer to speech whatever hangs on the ceiling; counting at a door is worth its own device. */
const advice = {
  door: {none: 'k3', cameras: 'k3'},
  floor: {none: 'e3-x', cameras: 'b1'},
  several: {none: 'u8-d', cameras: 'b1'},
  many: {none: 'u9-d', cameras: 'u9-d'},
  voice: {none: 'ibadge', cameras: 'ibadge'},
} as const satisfies Record<Job, Record<Existing, string>>;

export interface FamilyChooserCopy {
  readonly job: string;
  readonly jobs: Readonly<Record<Job, string>>;
  readonly existing: string;
  readonly existings: Readonly<Record<Existing, string>>;
  readonly result: string;
  readonly reasons: Readonly<Record<Job, Readonly<Record<Existing, string>>>>;
  readonly more: (name: string) => string;
}

export function FamilyChooser({copy}: {readonly copy: FamilyChooserCopy}) {
  const [answers, setAnswers] = useQueryState(first, codec);
  const model = modelById(advice[answers.job][answers.existing]);
  return (
    <div className={styles.chooser}>
      <div>
        <Choice
          legend={copy.job}
          name="job"
          options={jobs}
          labels={copy.jobs}
          value={answers.job}
          onChange={(job) => setAnswers({...answers, job})}
        />
        <Choice
          legend={copy.existing}
          name="existing"
          options={existing}
          labels={copy.existings}
          value={answers.existing}
          onChange={(have) => setAnswers({...answers, existing: have})}
        />
      </div>
      <div className={styles.result} aria-live="polite">
        <p className={styles.label}>{copy.result}</p>
        <Picture family="cutout" name={model.media} alt="" sizes="(max-width: 959px) 60vw, 300px" />
        <h3 className="nb">{model.name}</h3>
        <p>{copy.reasons[answers.job][answers.existing]}</p>
        <MorePermalink href={hardwarePath(model)}>{copy.more(model.name)}</MorePermalink>
      </div>
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({legend, name, options, labels, value, onChange}: ChoiceProps<T>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {labels[option]}
        </label>
      ))}
    </fieldset>
  );
}
