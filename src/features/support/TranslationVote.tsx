/** "I need this page in my language": one vote, counted with the feedback. */
import copy from '@copy/support-document';
import {useState} from 'react';
import {Button} from '../../components/ui/Button';
import {sendFeedback} from './sendFeedback';

export interface TranslationVoteProps {
  /** Id of the document. */
  readonly article: string;
}

export function TranslationVote({article}: TranslationVoteProps) {
  const [status, setStatus] = useState<'open' | 'sent' | 'failed'>('open');
  return (
    <div>
      {status !== 'sent' && (
        <Button
          look="line"
          size="small"
          onClick={() =>
            void sendFeedback({article, edition: 'global', helpful: false, reason: 'translate'}).then((arrived) =>
              setStatus(arrived ? 'sent' : 'failed'),
            )
          }
        >
          {copy.untranslated.vote}
        </Button>
      )}
      <span aria-live="polite">
        {status === 'sent' ? copy.untranslated.thanks : status === 'failed' && copy.article.failed}
      </span>
    </div>
  );
}
