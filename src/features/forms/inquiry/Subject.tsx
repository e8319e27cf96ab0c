/** What an inquiry is about: the product of the page, and a calculator's result when one was attached. */
import words from '@copy/forms/inquiry';
import {FieldFrame} from '@site/src/features/forms/lead/FieldFrame';
import {TextField} from '@site/src/features/forms/lead/Fields';
import type {Values} from '@site/src/features/forms/lead/validation';
import {useState} from 'react';
import {useFormContext} from 'react-hook-form';
import styles from './Subject.module.css';

/** The product: where the page says it, as a chip that can be changed or taken off. */
export function ProductField({isGiven}: {readonly isGiven: boolean}) {
  const {watch} = useFormContext<Values>();
  const product = String(watch('product') ?? '');
  const [isTyping, type] = useState(false);
  if (!isGiven || isTyping || product === '')
    return (
      <TextField
        name="product"
        optional
        hint={isTyping && words.product.changeHint}
        placeholder={words.product.placeholder}
        // Replaces the button that opened it.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isTyping}
      />
    );
  return (
    <FieldFrame name="product-group" as="fieldset" label={words.product.label}>
      <p className={styles.chip}>
        <b id="product">{product}</b>
        <button type="button" onClick={() => type(true)}>
          {words.product.change}
        </button>
      </p>
    </FieldFrame>
  );
}

/** The attached estimate, readable before it is sent. */
export function PlanField() {
  const {watch, setFocus, setValue} = useFormContext<Values>();
  const plan = String(watch('plan') ?? '');
  if (plan === '') return null;
  return (
    <details className={styles.plan} open>
      <summary>{words.plan.label}</summary>
      <p>{plan}</p>
      <button
        type="button"
        onClick={() => {
          // The button is removed with the plan; the focus moves to the message field before it.
          setFocus('requirements');
          setValue('plan', '', {shouldDirty: true});
        }}
      >
        {words.plan.remove}
      </button>
    </details>
  );
}
