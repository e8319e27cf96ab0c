/** "Did this page help?" with a reason step; stored by the service without identity. */
import copy from '@copy/support-document';
import {feedbackAction} from '@site/src/features/forms/addresses';
import {useEdition} from '@site/src/site/useLocale';
import {useState} from 'react';
import {Button} from '../../components/ui/Button';
import {sendFeedback} from './sendFeedback';
import styles from './Feedback.module.css';

type Reason = keyof typeof copy.article.reasons;

export interface FeedbackProps {
  /** Id of the document. */
  readonly article: string;
}

export function Feedback({article}: FeedbackProps) {
  const edition = useEdition();
  const [helpful, setHelpful] = useState<boolean | null>(null);
  const [reason, setReason] = useState<Reason | null>(null);
  const [comment, setComment] = useState('');
  const [status, setStatus] = useState<'open' | 'sent' | 'failed'>('open');

  const send = async (answer: boolean, why: Reason | null, text: string) =>
    setStatus(
      (await sendFeedback({article, edition, helpful: answer, ...(why && {reason: why}), ...(text && {comment: text})}))
        ? 'sent'
        : 'failed',
    );

  return (
    <section className={styles.feedback} aria-labelledby="feedback-title" data-search-skip>
      <h2 id="feedback-title">{copy.article.helpful}</h2>
      <div aria-live="polite">
        {status === 'sent' ? (
          <p>{copy.article.thanks}</p>
        ) : (
          status === 'failed' && <p className={styles.failed}>{copy.article.failed}</p>
        )}
      </div>
      <noscript>
        <form method="post" action={feedbackAction} className={styles.choices}>
          <input type="hidden" name="article" value={article} />
          <input type="hidden" name="edition" value={edition} />
          <button type="submit" name="helpful" value="true">
            {copy.article.yes}
          </button>
          <button type="submit" name="helpful" value="false">
            {copy.article.no}
          </button>
        </form>
      </noscript>
      {status !== 'sent' && (
        <>
          <div className={styles.choices}>
            <button
              type="button"
              aria-pressed={helpful === true}
              onClick={() => (setHelpful(true), void send(true, null, ''))}
            >
              {copy.article.yes}
            </button>
            <button type="button" aria-pressed={helpful === false} onClick={() => setHelpful(false)}>
              {copy.article.no}
            </button>
          </div>
          {helpful === false && (
            <div className={styles.reason}>
              <fieldset>
                <legend>{copy.article.missing}</legend>
                <div className={styles.choices}>
                  {(Object.keys(copy.article.reasons) as Reason[]).map((id) => (
                    <button key={id} type="button" aria-pressed={reason === id} onClick={() => setReason(id)}>
                      {copy.article.reasons[id]}
                    </button>
                  ))}
                </div>
              </fieldset>
              <label>
                {copy.article.comment}
                <textarea
                  rows={2}
                  maxLength={500}
                  value={comment}
                  onChange={(event) => setComment(event.target.value)}
                />
              </label>
              <Button size="small" onClick={() => void send(false, reason, comment)}>
                {copy.article.send}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
