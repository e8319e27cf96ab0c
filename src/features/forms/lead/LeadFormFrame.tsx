/** The order of everything around the fields of a lead form, and the success panel that replaces it all. */
import copy from '@copy/forms/lead';
import {Button} from '@site/src/components/ui/Button';
import {SiteLink} from '@site/src/components/ui/SiteLink';
import type {RouteId} from '@site/src/site/routes';
import clsx from 'clsx';
import {type ReactNode, useLayoutEffect, useRef} from 'react';
import {FormProvider} from 'react-hook-form';
import {formAction} from '../addresses';
import {DraftNote} from './DraftNote';
import {ErrorSummary} from './ErrorSummary';
import {CheckField} from './Fields';
import {HoneypotField} from './HoneypotField';
import {SendProblem} from './SendProblem';
import type {SubmissionState} from './submission';
import {Success} from './Success';
import {type FormText, summaryOf} from './text';
import {useErrorTitle} from './useErrorTitle';
import {FormWordsContext} from './useField';
import type {LeadForm} from './useLeadForm';
import styles from './LeadFormFrame.module.css';

/** A form with what it says; `children` are its fields. */
export interface LeadFormFrameProps {
  readonly form: LeadForm;
  readonly text: FormText;
  /** What the button says while the form has not been sent. */
  readonly submit: string;
  /** Put before the document's title while there are errors; only where the form is the page. */
  readonly markTitle?: boolean;
  /** What to read once it was sent: people counting and support unless told. */
  readonly reading?: readonly RouteId[];
  /** Said after it was sent, below what happens next. */
  readonly done?: (reference: string) => ReactNode;
  readonly children: ReactNode;
}

const usualReading: readonly RouteId[] = ['products.accuratePeopleCounting', 'support'];

function submitLabel({kind}: SubmissionState, submit: string): string {
  if (kind === 'sending') return copy.sending;
  return kind === 'unreachable' || kind === 'failed' || kind === 'kept' ? copy.retry : submit;
}

/** A lead form around its fields. */
export function LeadFormFrame({
  form,
  text: {fields: words, greeting, next = copy.success.next},
  submit,
  markTitle,
  reading = usualReading,
  done,
  children,
}: LeadFormFrameProps) {
  const {hook, status, hasDraft, forget, send} = form;
  const {errors, submitCount} = hook.formState;
  const issues = Object.entries(errors).map(([name, error]) => [name, String(error?.message)]);
  const problems = summaryOf(words, Object.fromEntries(issues) as Record<string, string>);
  useErrorTitle(markTitle === true, problems.length > 0);

  // From here on the form says itself what the service wrote into the page.
  const answer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => answer.current?.replaceChildren(), []);

  if (status.kind === 'done')
    return (
      <Success title={greeting(hook.getValues())} reference={status.reference} next={next} reading={reading}>
        {done?.(status.reference)}
      </Success>
    );

  return (
    <FormProvider {...hook}>
      <FormWordsContext.Provider value={{fields: words, optional: copy.optional, choose: copy.choose}}>
        <form
          className={styles.form}
          noValidate
          // Without script the service answers with this page, filled in: server/form-pages.ts.
          method="post"
          action={formAction(form.id)}
          data-form={form.id}
          aria-busy={status.kind === 'sending' || undefined}
          onSubmit={(event) => void send(event)}
        >
          {/* What Enter presses: the first submit button, which would otherwise be the one that asks for a code. */}
          <button type="submit" className="sr" tabIndex={-1} aria-hidden="true" />
          <div
            ref={answer}
            data-answer=""
            className={styles.answer}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{__html: ''}}
          />
          <ErrorSummary problems={problems} submitCount={submitCount} />
          {children}
          <CheckField name="consent">
            {copy.consent.before}
            <SiteLink to="legal.privacy" target="_blank">
              {copy.consent.link}
            </SiteLink>
            {copy.consent.after}
          </CheckField>
          <HoneypotField />
          <SendProblem status={status} />
          <div className={clsx(styles.submit, !markTitle && styles.sticky)}>
            <Button
              data-testid="lead-submit"
              type="submit"
              // Orange is the free trial, and nothing else.
              look={form.id.startsWith('free-') ? 'trial' : 'solid'}
              size="large"
              block
              aria-busy={status.kind === 'sending' || undefined}
            >
              {submitLabel(status, submit)}
            </Button>
          </div>
          {hasDraft && <DraftNote onClear={forget} />}
        </form>
      </FormWordsContext.Provider>
    </FormProvider>
  );
}
