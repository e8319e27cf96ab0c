/** The parts of a service request that both editions have: the device, and what happened. */
import copy from '@copy/forms/service';
import type labelWords from '@copy/forms/service-labels';
import modelNames from '@generated/content-index/default/model-names.json';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import {isModelId, kindOfModel, serialFormatOf} from '@site/src/facts/serialNumbers';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {useFormContext} from 'react-hook-form';
import {Icon} from '@site/src/components/ui/Icon';
import {FieldGroup, FieldRow, SelectField, TextArea, TextField} from '../lead/Fields';
import type {FormText} from '../lead/text';
import type {Values} from '../lead/validation';
import styles from './CaseFields.module.css';
import {PictureField} from './PictureField';

const nameOf = (model: string): string => modelNames[model as keyof typeof modelNames] ?? model;

const otherModel = 'other';

const options = [
  ...Object.keys(kindOfModel).map((value) => ({value, label: nameOf(value)})),
  {value: otherModel, label: copy.model.other},
];

/** Where the serial number of the chosen model is; its words come late, and until then the usual hint stands there. */
function useSerialHint(model: string): ReactNode {
  const [words, setWords] = useState<typeof labelWords>();
  const isKnown = isModelId(model);
  useEffect(() => {
    if (isKnown)
      import('@copy/forms/service-labels').then(
        (module) => setWords(module.default),
        // The hint about all models stays.
        () => undefined,
      );
  }, [isKnown]);
  if (!isKnown) return model === otherModel ? copy.labelOther : undefined;
  return (
    words && (
      <>
        {words.label(model, nameOf(model))}{' '}
        <PermalinkLink href={`/support/model/${model}#label`} target="_blank">
          {words.labelMore(nameOf(model))}
        </PermalinkLink>
      </>
    )
  );
}

/** Words of the form with the message about the serial number that fits the chosen model. */
export function textFor(model: string, text: FormText): FormText {
  const format = serialFormatOf(model);
  if (!format && model !== otherModel) return text;
  const message = format ? copy.serialFormat(nameOf(model), format.example) : copy.serialOther;
  const serialNumber = {...copy.serialNumber, errors: {format: message}};
  return {...text, fields: {...text.fields, serialNumber}};
}

/** What an engineer can do without; open where something of it is filled in. */
function MoreFields() {
  const {watch} = useFormContext<Values>();
  const isFilled = watch(['ticket', 'seen', 'steps']).some(Boolean);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isFilled && details.current) details.current.open = true;
  }, [isFilled]);
  return (
    <details ref={details} className={styles.more}>
      <summary>
        <span>
          {copy.more}
          <small>{copy.moreHint}</small>
        </span>
        <Icon name="chevronDown" />
      </summary>
      <div>
        <TextField name="ticket" optional autoComplete="off" spellCheck={false} />
        <TextArea name="seen" optional maxLength={500} rows={3} />
        <TextArea name="steps" optional maxLength={2000} rows={5} />
      </div>
    </details>
  );
}

export function CaseFields({model, isFilled}: {readonly model: string; readonly isFilled: boolean}) {
  const serialHint = useSerialHint(model);
  return (
    <>
      {isFilled && <p className={styles.filled}>{copy.filled}</p>}
      <FieldGroup title={copy.groups.device}>
        <SelectField name="model" options={options} />
        <FieldRow>
          <TextField
            name="serialNumber"
            optional
            hint={serialHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField name="firmware" optional autoComplete="off" spellCheck={false} />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title={copy.groups.problem}>
        <TextArea name="description" maxLength={2000} rows={5} />
        <PictureField />
        <MoreFields />
      </FieldGroup>
    </>
  );
}
