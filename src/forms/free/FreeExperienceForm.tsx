/** The free-experience form of the edition being shown; each edition loads only its own. */
import {useEdition} from '@site/src/site/useLocale';
import {lazy, Suspense} from 'react';
import styles from './FreeExperienceForm.module.css';

export interface FreeExperienceFormProps {
  /** Control that opened the form, when it is in a sheet. */
  readonly componentId?: string;
  /** The form is the page: errors are marked in the document's title. */
  readonly page?: boolean;
  /** Closes the sheet around the form. */
  readonly close?: () => void;
}

const forms = {
  'zh-CN': lazy(() => import('../free-cn/FreeCnForm')),
  global: lazy(() => import('../free-global/FreeGlobalForm')),
};

export default function FreeExperienceForm({componentId, page}: FreeExperienceFormProps) {
  const Form = forms[useEdition()];
  return (
    <Suspense fallback={<div className={styles.placeholder} />}>
      <Form componentId={componentId} markTitle={page} />
    </Suspense>
  );
}
