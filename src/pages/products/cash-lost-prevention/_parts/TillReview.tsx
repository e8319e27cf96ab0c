/**
 * The register's log, and beside it the camera's picture of the chosen line; its receipt comes out of the panel's upper edge, and a
 * thread leads from what does not agree to the thing in the picture. Switches decide which lines are marked. In the order of phones,
 * where the picture and the log share a screen.
 */
import clock from '@copy/clock';
import {Badge} from '@site/src/components/ui/Badge';
import {Container, useAnchor} from '@site/src/components/ui/Section';
import {RuleSwitches} from './RuleSwitches';
import {TillLog} from './TillLog';
import {TillMoment} from './TillMoment';
import {TillReceipt} from './TillReceipt';
import {markedCount, marksOf, reviewCodec, startReview, tillLines} from './tillLines';
import type {TillReviewCopy} from './tillReviewCopy';
import styles from './TillReview.module.css';
import {useQueryState} from '@site/src/components/ui/useQueryState';
import {Verdict} from './Verdict';

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
            <h2 id={`${id}-title`}>{copy.title}</h2>
            <Badge tone="line">{copy.badge}</Badge>
            <p className={styles.text}>{copy.text}</p>
          </div>
          <div className={styles.log}>
            <p className={styles.count} aria-live="polite">
              {copy.marked(markedCount(state), tillLines.length)}
            </p>
            <TillLog state={state} chosen={chosen.id} copy={copy} onChoose={(line) => setState({...state, line})} />
          </div>
          <TillReceipt line={chosen} copy={copy} />
          <TillMoment line={chosen} label={copy.seen[chosen.id].label} />
          <div aria-live="polite" className={styles.finding}>
            <p className={styles.when}>
              <b>{clock.written(chosen.time)}</b> {copy.kinds[chosen.kind]}
              <span>{marks.length > 0 ? marks.map((name) => copy.rules[name]).join(' / ') : copy.unmarked}</span>
            </p>
            <Verdict verdict={chosen.verdict} copy={copy} />
            <p>{copy.seen[chosen.id].story}</p>
          </div>
          <RuleSwitches state={state} copy={copy} onChange={setState} />
        </div>
      </Container>
    </section>
  );
}
