/** One check box for each third party, with what it is for. */
import copy from '@copy/third-parties';
import {useId, useState} from 'react';
import {Button} from '../../components/ui/Button';
import type {ThirdParty} from './adapters';
import {readChoices} from './choices';
import type {Decision} from './useConsent';
import styles from './Consent.module.css';

export interface ConsentSettingsProps {
  readonly parties: readonly ThirdParty[];
  readonly onSave: Decision;
  /** Absent where the visitor has to answer. */
  readonly onClose: (() => void) | undefined;
}

export function ConsentSettings({parties, onSave, onClose}: ConsentSettingsProps) {
  const id = useId();
  const [allowed, set] = useState<ReadonlySet<string>>(() => {
    const choices = readChoices();
    return new Set(
      parties
        .filter((party) => choices[party.id] === 'allowed' || choices[party.id] === 'told')
        .map((party) => party.id),
    );
  });
  const toggle = (party: ThirdParty) =>
    set(new Set(allowed.has(party.id) ? [...allowed].filter((one) => one !== party.id) : [...allowed, party.id]));
  return (
    <form
      className={styles.settings}
      onSubmit={(event) => {
        event.preventDefault();
        onSave((party) => allowed.has(party.id));
      }}
    >
      <ul>
        {parties.map((party) => {
          const {name, operator, data} = copy.services[party.id];
          return (
            <li key={party.id}>
              <input
                id={`${id}-${party.id}`}
                type="checkbox"
                checked={allowed.has(party.id)}
                onChange={() => toggle(party)}
                aria-describedby={`${id}-${party.id}-about`}
              />
              <label htmlFor={`${id}-${party.id}`}>{name}</label>
              <p id={`${id}-${party.id}-about`}>{copy.line(operator, copy.purposes[party.purpose], data)}</p>
            </li>
          );
        })}
      </ul>
      <div className={styles.actions}>
        <Button type="submit" look="line" size="small">
          {copy.save}
        </Button>
        <Button look="line" size="small" onClick={() => onSave(() => false)}>
          {copy.reject}
        </Button>
        {onClose && (
          <button type="button" className={styles.choose} onClick={onClose}>
            {copy.close}
          </button>
        )}
      </div>
    </form>
  );
}
