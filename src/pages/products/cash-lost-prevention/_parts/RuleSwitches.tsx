/** The rules that mark lines, each switched on or off, and the amount from which a refund is large. */
import {SelectField} from '@site/src/features/calculators/Choices';
import {refundLimits, ruleNames, toggleRule, type TillReviewState} from './tillLines';
import type {TillReviewCopy} from './tillReviewCopy';
import styles from './TillReview.module.css';

export interface RuleSwitchesProps {
  readonly state: TillReviewState;
  readonly copy: Pick<TillReviewCopy, 'rulesTitle' | 'rules' | 'limit' | 'limitOf'>;
  readonly onChange: (state: TillReviewState) => void;
}

export function RuleSwitches({state, copy, onChange}: RuleSwitchesProps) {
  return (
    <fieldset className={styles.rules}>
      <legend>{copy.rulesTitle}</legend>
      {ruleNames.map((name) => (
        <div key={name}>
          <button
            type="button"
            role="switch"
            aria-checked={state.rules.includes(name)}
            onClick={() => onChange(toggleRule(state, name))}
          >
            <i aria-hidden="true" />
            {copy.rules[name]}
          </button>
          {name === 'largeRefund' && (
            <SelectField
              label={copy.limit}
              quiet
              value={state.limit}
              options={refundLimits.map((value) => ({value, label: copy.limitOf(value)}))}
              onChange={(limit) => onChange({...state, limit})}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}
