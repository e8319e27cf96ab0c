/** The till's log beside the checkout: choose a line and see the moment; switch rules and see which lines they mark. */
import clock from '@copy/clock';
import {CheckoutPlan} from './checkout';
import {Badge} from '@site/src/components/ui/Badge';
import {Container, useAnchor} from '@site/src/components/ui/Section';
import {RuleSwitches} from './RuleSwitches';
import {TillLog} from './TillLog';
import {markedCount, marksOf, reviewCodec, startReview, tillLines} from './tillLines';
import type {TillReviewCopy} from './tillReviewCopy';
import styles from './TillReview.module.css';
import {useQueryState} from '@site/src/components/ui/useQueryState';

export function TillReview({id, copy}: {readonly id: string; readonly copy: TillReviewCopy}) {
  useAnchor(id);
  const [state, setState] = useQueryState(startReview, reviewCodec);
  const chosen = tillLines.find((line) => line.id === state.line) ?? tillLines[0]!;
  const marks = marksOf(chosen, state);

  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <Container width="wide">
        <div className={styles.demo}>
          <div className={styles.head}>
            <Badge tone="line">{copy.badge}</Badge>
            <h2 id={`${id}-title`}>{copy.title}</h2>
            <p className={styles.text}>{copy.text}</p>
          </div>
          <div className={styles.log}>
            <RuleSwitches state={state} copy={copy} onChange={setState} />
            <p className={styles.count} aria-live="polite">
              {copy.marked(markedCount(state), tillLines.length)}
            </p>
            <TillLog state={state} chosen={chosen.id} copy={copy} onChoose={(line) => setState({...state, line})} />
            <p className={styles.keys}>{copy.keys}</p>
          </div>
          <div className={styles.moment}>
            <CheckoutPlan
              line={chosen}
              title={`${copy.kinds[chosen.kind]} ${chosen.amount ? copy.money(chosen.amount) : ''}`}
              copy={copy.plan}
            />
            <div aria-live="polite" className={styles.finding}>
              <p className={styles.when}>
                <b>{clock.written(chosen.time)}</b> {copy.kinds[chosen.kind]}
              </p>
              <p>{marks.length > 0 ? marks.map((name) => copy.rules[name]).join(' / ') : copy.unmarked}</p>
              <h3>{copy.found}</h3>
              <p>{copy.stories[chosen.id] ?? copy.plain}</p>
            </div>
          </div>
        </div>
      </Container>
    </section>
  );
}
