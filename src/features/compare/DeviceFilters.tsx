/** The questions of a finder as an ordinary form; the number of hits is announced. */
import copy from '@copy/finder';
import {useId} from 'react';
import {focusFilters} from '../../components/ui/focusFilters';
import styles from './DeviceFilters.module.css';
import {answersTo, conditionsOf, noAnswers, type Answers, type Facet} from './finder';

/** Words of one question. */
export interface FacetWords {
  readonly label: string;
  /** The answer that leaves a question of one answer open. */
  readonly any?: string;
  readonly answers: Readonly<Record<string, string>> | ((answer: string) => string);
}

/** An answer as the page says it. */
export const answerText = ({answers}: FacetWords, answer: string): string =>
  typeof answers === 'function' ? answers(answer) : (answers[answer] ?? answer);

export interface DeviceFiltersProps<M, N extends string> {
  readonly models: readonly M[];
  readonly facets: readonly Facet<M, N>[];
  readonly answers: Answers;
  readonly hits: number;
  readonly words: {readonly label: string; readonly facets: Readonly<Record<N, FacetWords>>};
  readonly onChange: (answers: Answers) => void;
}

export function DeviceFilters<M, N extends string>({
  models,
  facets,
  answers,
  hits,
  words,
  onChange,
}: DeviceFiltersProps<M, N>) {
  return (
    <form
      className={styles.filters}
      aria-label={words.label}
      data-query={facets.map(({name}) => name).join(' ')}
      onSubmit={(event) => event.preventDefault()}
    >
      {facets.map(({name, form, answers: offered}) => {
        const Question = questions[form];
        return (
          <Question
            key={name}
            words={words.facets[name]}
            offered={offered(models)}
            chosen={answersTo(answers, name)}
            onChoose={(chosen) => onChange({...answers, [name]: chosen})}
          />
        );
      })}
      <div className={styles.result}>
        <output>{copy.count(hits, models.length)}</output>
        {conditionsOf(facets, answers).length > 0 && (
          <button
            type="button"
            onClick={({currentTarget}) => {
              focusFilters(currentTarget);
              onChange(noAnswers);
            }}
          >
            {copy.reset}
          </button>
        )}
      </div>
    </form>
  );
}

interface QuestionProps {
  readonly words: FacetWords;
  readonly offered: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

function OneOfFew({words, offered, chosen, onChoose}: QuestionProps) {
  const name = useId();
  return (
    <fieldset>
      <legend>{words.label}</legend>
      <div className={styles.options}>
        {[undefined, ...offered].map((answer) => (
          <label key={answer ?? ''} className={styles.chip}>
            <input
              type="radio"
              name={name}
              checked={chosen[0] === answer}
              onChange={() => onChoose(answer === undefined ? [] : [answer])}
            />
            <span>{answer === undefined ? words.any : answerText(words, answer)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function SeveralOfFew({words, offered, chosen, onChoose}: QuestionProps) {
  const toggle = (answer: string) =>
    offered.filter((one) => (one === answer ? !chosen.includes(one) : chosen.includes(one)));
  return (
    <fieldset>
      <legend>{words.label}</legend>
      <div className={styles.options}>
        {offered.map((answer) => (
          <label key={answer} className={styles.chip}>
            <input type="checkbox" checked={chosen.includes(answer)} onChange={() => onChoose(toggle(answer))} />
            <span>{answerText(words, answer)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function PickedFigure({words, offered, chosen, onChoose}: QuestionProps) {
  const id = useId();
  return (
    <div className={styles.pick}>
      <label htmlFor={id}>{words.label}</label>
      <select
        id={id}
        value={chosen[0] ?? ''}
        onChange={({target}) => onChoose(target.value === '' ? [] : [target.value])}
      >
        <option value="">{words.any}</option>
        {offered.map((answer) => (
          <option key={answer} value={answer}>
            {answerText(words, answer)}
          </option>
        ))}
      </select>
    </div>
  );
}

const questions = {one: OneOfFew, several: SeveralOfFew, pick: PickedFigure} as const;
