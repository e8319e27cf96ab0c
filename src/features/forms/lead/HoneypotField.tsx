import {useFormContext} from 'react-hook-form';
import type {Values} from './validation';
import styles from './Fields.module.css';

/** The field people do not see; programs that fill every field give themselves away. */
export function HoneypotField() {
  const {register} = useFormContext<Values>();
  return (
    <div className={styles.trap} aria-hidden="true">
      <input type="text" tabIndex={-1} autoComplete="off" {...register('honeypot')} />
    </div>
  );
}
