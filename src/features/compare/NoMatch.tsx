/** Nothing meets every answer: offers to drop those whose loss helps. */
import copy from '@copy/finder';
import {Button} from '../../components/ui/Button';
import {focusFilters} from '../../components/ui/focusFilters';
import {answerText, type FacetWords} from './DeviceFilters';
import styles from './DeviceFinder.module.css';
import {noAnswers, type Answers, type Facet} from './finder';
import {offersOf} from './offers';

export interface NoMatchProps<M, N extends string> {
  readonly models: readonly M[];
  readonly facets: readonly Facet<M, N>[];
  readonly answers: Answers;
  readonly words: {readonly facets: Readonly<Record<N, FacetWords>>};
  readonly onChange: (answers: Answers) => void;
}

export function NoMatch<M, N extends string>({models, facets, answers, words, onChange}: NoMatchProps<M, N>) {
  const offers = offersOf(models, facets, answers);
  const choose = (button: Element, next: Answers) => {
    focusFilters(button);
    onChange(next);
  };
  return (
    <div className={styles.none}>
      <h3>{copy.none.title}</h3>
      <p>{offers.length > 0 ? copy.none.text : copy.none.several}</p>
      <div className={styles.offers}>
        {offers.map(({condition: {name, answer}, next, count}) => (
          <Button
            key={`${name}-${answer}`}
            look="line"
            size="small"
            onClick={({currentTarget}) => choose(currentTarget, next)}
          >
            {copy.none.drop(answerText(words.facets[name as N], answer), count)}
          </Button>
        ))}
        <Button size="small" onClick={({currentTarget}) => choose(currentTarget, noAnswers)}>
          {copy.none.reset}
        </Button>
      </div>
    </div>
  );
}
