/**
 * Everything around the fields of a lead form: error summary first, the fields, consent, submit, what went wrong with
 * the sending, the draft line; and the success panel that replaces it all.
 */
import copy from '@copy/forms/lead';
import navigation from '@copy/navigation';
import {Button} from '@site/src/components/ui/Button';
import {Icon} from '@site/src/components/ui/Icon';
import {Notice} from '@site/src/components/ui/Notice';
import {SiteLink} from '@site/src/components/ui/SiteLink';
import {useContact} from '@site/src/site/contact';
import type {RouteId} from '@site/src/site/routes';
import clsx from 'clsx';
import {type ReactNode, useEffect, useLayoutEffect, useRef} from 'react';
import {flushSync} from 'react-dom';
import {formAction} from '../addresses';
import {FormProvider} from 'react-hook-form';
import {CheckField, FormWordsContext, HoneypotField} from './Fields';
import {type FormText, summaryOf} from './text';
import type {LeadForm} from './useLeadForm';
import styles from './LeadFormFrame.module.css';

export interface LeadFormFrameProps {
  readonly form: LeadForm;
  readonly text: FormText;
  readonly submit: string;
  /** Put before the document's title while there are errors; only where the form is the page. */
  readonly markTitle?: boolean;
  /** What to read once it was sent: people counting and support unless told. */
  readonly reading?: readonly RouteId[];
  readonly children: ReactNode;
}

const usualReading: readonly RouteId[] = ['products.accuratePeopleCounting', 'support'];

export function LeadFormFrame({
  form,
  text: {fields: words, greeting, next = copy.success.next},
  submit,
  markTitle,
  reading = usualReading,
  children,
}: LeadFormFrameProps) {
  const {hook, status, hasDraft, forget, send} = form;
  const {errors, submitCount} = hook.formState;
  const issues = Object.entries(errors).map(([name, error]) => [name, String(error?.message)]);
  const bad = summaryOf(words, Object.fromEntries(issues) as Record<string, string>);
  const summary = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLDivElement>(null);

  // From here on the form says itself what the service wrote into the page.
  useLayoutEffect(() => answer.current?.replaceChildren(), []);

  // After a submit with errors the summary takes the focus, once per submit.
  useEffect(() => {
    if (submitCount > 0 && bad.length > 0 && status.kind === 'editing') summary.current?.focus();
    // Changes of single fields must not pull the focus away from them.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, status]);

  useEffect(() => {
    if (!markTitle) return;
    const plain = document.title.replace(copy.errorTitle, '');
    document.title = bad.length > 0 ? copy.errorTitle + plain : plain;
  }, [markTitle, bad.length]);

  if (status.kind === 'done')
    return <Success title={greeting(hook.getValues())} reference={status.reference} next={next} reading={reading} />;

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
          {bad.length > 0 && submitCount > 0 && (
            <div ref={summary} tabIndex={-1} className={styles.summary}>
              <Icon name="error" size={24} />
              <div role="alert">
                <h2>{copy.problem(bad.length)}</h2>
                <ul>
                  {bad.map(({name, message}) => (
                    <li key={name}>
                      <a href={`#${name}`} onClick={(event) => (event.preventDefault(), focusField(name))}>
                        {message}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          )}
          {children}
          <CheckField name="consent">
            {copy.consent.before}
            <SiteLink to="legal.privacy" target="_blank">
              {copy.consent.link}
            </SiteLink>
            {copy.consent.after}
          </CheckField>
          <HoneypotField />
          <SendProblem form={form} />
          <div className={clsx(styles.submit, !markTitle && styles.sticky)}>
            <Button
              data-testid="lead-submit"
              type="submit"
              look="trial"
              size="large"
              block
              aria-busy={status.kind === 'sending' || undefined}
            >
              {status.kind === 'sending'
                ? copy.sending
                : status.kind === 'unreachable' || status.kind === 'kept'
                  ? copy.retry
                  : submit}
            </Button>
          </div>
          {hasDraft && (
            <p className={styles.draft}>
              <span>{copy.draft}</span>
              <button
                type="button"
                onClick={({currentTarget: {form: element}}) => {
                  // The button goes with the draft; the focus starts anew.
                  flushSync(forget);
                  element?.querySelector<HTMLElement>(controls)?.focus();
                }}
              >
                {copy.clearDraft}
              </button>
            </p>
          )}
        </form>
      </FormWordsContext.Provider>
    </FormProvider>
  );
}

const controls = 'input, select, textarea';

/** Moves to a field; in a group, to its first control; in a region, to the first list that is empty. */
function focusField(name: string): void {
  const province = document.querySelector<HTMLSelectElement>(`#${name}-province`);
  const element = province?.value === '' ? province : document.getElementById(name);
  const control = element?.matches('fieldset') ? element.querySelector<HTMLElement>(controls) : element;
  control?.scrollIntoView({block: 'center'});
  control?.focus({preventScroll: true});
}

function SendProblem({form: {status}}: {readonly form: LeadForm}) {
  const {phone, phoneHref, email} = useContact();
  if (status.kind === 'limited' || status.kind === 'rejected') {
    return (
      <div role="alert">
        <Notice tone={status.kind === 'limited' ? 'warn' : 'error'}>
          {status.kind === 'limited' ? copy.limited(status.retryAfter) : copy.rejected(status.reference)}
        </Notice>
      </div>
    );
  }
  if (status.kind === 'returned') {
    return (
      <div role="alert">
        <Notice tone="warn" title={copy.returned.title}>
          {copy.returned[status.reason]}
        </Notice>
      </div>
    );
  }
  if (status.kind !== 'unreachable' && status.kind !== 'kept') return null;
  const words = copy[status.kind];
  return (
    <div role="alert" data-testid={`lead-${status.kind}`}>
      <Notice tone={status.kind === 'kept' ? 'warn' : 'error'} title={words.title}>
        {words.text} {phoneHref && <a href={phoneHref}>{phone}</a>} <a href={`mailto:${email}`}>{email}</a>
      </Notice>
    </div>
  );
}

function Success({
  title,
  reference,
  next,
  reading,
}: {
  readonly title: string;
  readonly reference: string;
  readonly next: readonly string[];
  readonly reading: readonly RouteId[];
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.success} data-testid="lead-success">
      <span className={styles.tick}>
        <Icon name="check" size={24} />
      </span>
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p>{copy.success.text}</p>
      <p className={styles.reference}>
        {copy.success.reference} <b data-testid="lead-reference">{reference}</b>
      </p>
      <h3>{copy.success.nextTitle}</h3>
      <ol className={styles.next}>
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3>{copy.success.readTitle}</h3>
      <ul className={styles.reading}>
        {reading.map((id) => (
          <li key={id}>
            <SiteLink to={id}>{navigation.labels[id]}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
