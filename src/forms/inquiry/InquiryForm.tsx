/** The product inquiry of the edition being shown; each edition loads only its own. */
import type {TemplateProps} from '@site/src/components/overlay/OverlayHost';
import {useEdition} from '@site/src/site/useLocale';
import {lazy, Suspense, useEffect} from 'react';
import type {LeadForm} from '../lead/useLeadForm';
import styles from '../free/FreeExperienceForm.module.css';

/** What the page said the inquiry is about. */
export interface InquirySubject {
  readonly product: string;
  /** Lines of a calculator's result. */
  readonly plan?: string;
}

export interface InquiryFormProps {
  readonly componentId?: string;
  readonly subject?: InquirySubject;
}

const forms = {
  'zh-CN': lazy(() => import('../inquiry-cn/InquiryCnForm')),
  global: lazy(() => import('../inquiry-global/InquiryGlobalForm')),
};

export default function InquiryForm({componentId, subject}: TemplateProps) {
  const Form = forms[useEdition()];
  return (
    <Suspense fallback={<div className={styles.placeholder} />}>
      <Form componentId={componentId} subject={subject} />
    </Suspense>
  );
}

/** Puts the page's subject into the form; a draft from another page keeps everything but that. */
export function useSubject({hook}: LeadForm, subject: InquirySubject | undefined): void {
  useEffect(() => {
    if (!subject) return;
    hook.setValue('product', subject.product);
    hook.setValue('plan', subject.plan ?? '');
  }, [hook, subject]);
}
