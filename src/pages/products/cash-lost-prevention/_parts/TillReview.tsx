/** The till's log beside the checkout: choose a line and see the moment; switch rules and see which lines they mark. */
import {type KeyboardEvent, useRef} from 'react';
import {CheckoutPlan, type CheckoutPlanCopy} from './checkout';
import {Badge} from '@site/src/components/ui/Badge';
import {Icon} from '@site/src/components/ui/Icon';
import {Container, useAnchor} from '@site/src/components/ui/Section';
import {SelectField} from '@site/src/features/calculators/Choices';
import {
  marksOf,
  refundLimits,
  reviewCodec,
  ruleNames,
  startReview,
  tillLines,
  type LineKind,
  type RuleName,
} from './tillLines';
import styles from './TillReview.module.css';
import {useQueryState} from '@site/src/components/ui/useQueryState';

export interface TillReviewCopy {
  readonly badge: string;
  readonly title: string;
  readonly text: string;
  readonly caption: string;
  readonly columns: {
    readonly time: string;
    readonly id: string;
    readonly kind: string;
    readonly amount: string;
    readonly mark: string;
  };
  readonly kinds: Readonly<Record<LineKind, string>>;
  readonly money: (amount: number) => string;
  readonly rulesTitle: string;
  readonly rules: Readonly<Record<RuleName, string>>;
  readonly limit: string;
  readonly limitOf: (amount: string) => string;
  readonly open: (time: string, kind: string) => string;
  readonly marked: (marked: number, all: number) => string;
  readonly unmarked: string;
  readonly plan: CheckoutPlanCopy;
  readonly found: string;
  /** Finding of a person after watching; `plain` for lines without one. */
  readonly stories: Readonly<Record<string, string>>;
  readonly plain: string;
  readonly keys: string;
}

export function TillReview({id, copy}: {readonly id: string; readonly copy: TillReviewCopy}) {
  useAnchor(id);
  const [state, setState] = useQueryState(startReview, reviewCodec);
  const body = useRef<HTMLTableSectionElement>(null);
  const chosen = tillLines.find((line) => line.id === state.line) ?? tillLines[0]!;
  const marks = marksOf(chosen, state);
  const markedCount = tillLines.filter((line) => marksOf(line, state).length > 0).length;
  const toggle = (name: RuleName) =>
    setState({
      ...state,
      rules: ruleNames.filter((rule) => (rule === name ? !state.rules.includes(name) : state.rules.includes(rule))),
    });

  function onKeyDown(event: KeyboardEvent, index: number) {
    const next = {ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: tillLines.length - 1}[event.key];
    const line = next === undefined ? undefined : tillLines[next];
    if (!line) return;
    event.preventDefault();
    setState({...state, line: line.id});
    body.current?.querySelector<HTMLElement>(`[data-line="${line.id}"]`)?.focus();
  }

  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Container width="wide">
        <div className={styles.demo}>
          <div className={styles.head}>
            <Badge tone="line">{copy.badge}</Badge>
            <h2 id={`${id}-title`}>{copy.title}</h2>
            <p className={styles.text}>{copy.text}</p>
          </div>
          <div className={styles.log}>
            <fieldset className={styles.rules}>
              <legend>{copy.rulesTitle}</legend>
              {ruleNames.map((name) => (
                <button
                  key={name}
                  type="button"
                  role="switch"
                  aria-checked={state.rules.includes(name)}
                  onClick={() => toggle(name)}
                >
                  <i aria-hidden="true" />
                  {copy.rules[name]}
                </button>
              ))}
              <SelectField
                label={copy.limit}
                quiet
                value={state.limit}
                options={refundLimits.map((value) => ({value, label: copy.limitOf(value)}))}
                onChange={(limit) => setState({...state, limit})}
              />
            </fieldset>
            <p className={styles.count} aria-live="polite">
              {copy.marked(markedCount, tillLines.length)}
            </p>
            <table className={styles.table}>
              <caption className="sr">{copy.caption}</caption>
              <thead>
                <tr>
                  <th scope="col">{copy.columns.time}</th>
                  <th scope="col">{copy.columns.id}</th>
                  <th scope="col">{copy.columns.kind}</th>
                  <th scope="col">{copy.columns.amount}</th>
                  <th scope="col">{copy.columns.mark}</th>
                </tr>
              </thead>
              <tbody ref={body}>
                {tillLines.map((line, index) => (
                  <tr key={line.id} className={line === chosen ? styles.chosen : undefined}>
                    <td>
                      <button
                        type="button"
                        data-line={line.id}
                        aria-pressed={line === chosen}
                        aria-label={copy.open(line.time, copy.kinds[line.kind])}
                        onKeyDown={(event) => onKeyDown(event, index)}
                        onClick={() => setState({...state, line: line.id})}
                      >
                        {line.time}
                      </button>
                    </td>
                    <td>{line.id}</td>
                    <td>{copy.kinds[line.kind]}</td>
                    <td>{line.amount ? copy.money(line.amount) : '–'}</td>
                    <td>
                      <Marks names={marksOf(line, state)} copy={copy} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
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
                <b>{chosen.time}</b> {copy.kinds[chosen.kind]}
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

function Marks({names, copy}: {readonly names: readonly RuleName[]; readonly copy: TillReviewCopy}) {
  if (names.length === 0) return null;
  return (
    <span className={styles.mark}>
      <Icon name="search" size={16} />
      <span className={styles.markText}>{names.map((name) => copy.rules[name]).join(' / ')}</span>
    </span>
  );
}
