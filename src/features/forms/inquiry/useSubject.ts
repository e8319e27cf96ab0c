import {useEffect} from 'react';
import type {LeadForm} from '../lead/useLeadForm';

/** What the page said the inquiry is about. */
export interface InquirySubject {
  readonly product: string;
  /** Lines of a calculator's result. */
  readonly plan?: string;
}

export interface InquiryFormProps {
  readonly componentId?: string;
  readonly subject?: InquirySubject;
  /** The form is a part of the page: errors are marked in the document's title. */
  readonly markTitle?: boolean;
}

/** Parameter of the address that names the product, or several, on the way to the form without script. */
export const productParameter = 'product';

/**
 * Fills in the page's subject, else the product named in the URL; a draft from another page keeps everything but that.
 */
export function useSubject({hook, suggest}: LeadForm, subject: InquirySubject | undefined): void {
  useEffect(() => {
    if (subject) {
      hook.setValue('product', subject.product);
      hook.setValue('plan', subject.plan ?? '');
      return;
    }
    const product = new URLSearchParams(window.location.search).getAll(productParameter).join(' / ');
    if (product) suggest('product', product.slice(0, 100));
  }, [hook, suggest, subject]);
}
