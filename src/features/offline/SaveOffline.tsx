/** "Keep this model on the phone": saves its page, manual and articles for places without a network. */
import copy from '@copy/offline';
import service from '@copy/service-link';
import shell from '@copy/shell';
import {useContact} from '@site/src/site/contact';
import {escapeHtml} from '@site/src/site/escapeHtml';
import {plainPage} from '@site/src/site/plainPage';
import {useEdition, useLocale} from '@site/src/site/useLocale';
import {useEffect, useState} from 'react';
import {Button} from '../../components/ui/Button';
import {isSupported, type NotSavedPage, removeModel, type Saved, savedModel, saveModel, sizeText} from './offline';
import styles from './SaveOffline.module.css';

export interface SaveOfflineProps {
  readonly model: string;
  /** Pathnames of the pages that belong to the model, besides its own. */
  readonly pages: readonly string[];
}

type State =
  | {at: 'idle'}
  | {at: 'unsupported'}
  | {at: 'saving'; done: number; total: number}
  | {at: 'saved'; saved: Saved}
  | {at: 'failed'};

/** The page that is shown without a network for one that was not saved, in the words of the edition. */
function useNotSavedPage(): NotSavedPage {
  const locale = useLocale();
  const {phone, phoneHref, phoneIsDemo} = useContact();
  const {title, text, again, hotline} = copy.notSaved;
  const link = (href: string, words: string) => `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>`;
  const call = phone && phoneHref && `${hotline}${link(phoneHref, phone)}${phoneIsDemo ? shell.footer.demo : ''}`;
  return (list) =>
    plainPage({
      locale,
      title,
      body: `<p>${text}</p><ul>${list.map((page) => `<li>${link(page.path, page.title)}</li>`).join('')}</ul>${
        call ? `<p>${call}</p>` : ''
      }<p>${link('', again)}</p>`,
    });
}

export function SaveOffline({model, pages}: SaveOfflineProps) {
  const edition = useEdition();
  const notSaved = useNotSavedPage();
  const [state, setState] = useState<State>({at: 'idle'});

  useEffect(() => {
    if (!isSupported()) {
      setState({at: 'unsupported'});
      return;
    }
    savedModel(edition, model).then(
      (saved) => saved && setState({at: 'saved', saved}),
      () => setState({at: 'unsupported'}),
    );
  }, [edition, model]);

  const save = () => {
    setState({at: 'saving', done: 0, total: pages.length + 1});
    saveModel(edition, model, [window.location.pathname, ...pages], notSaved, (done, total) =>
      setState({at: 'saving', done, total}),
    ).then(
      (saved) => setState({at: 'saved', saved}),
      () => setState({at: 'failed'}),
    );
  };
  const remove = () => void removeModel(edition, model, notSaved).then(() => setState({at: 'idle'}));

  return (
    <section className={styles.card} aria-labelledby="offline">
      <h2 id="offline">{copy.title}</h2>
      <p>{copy.text}</p>
      <div className={styles.actions}>
        {state.at === 'saved' ? (
          <>
            <Button look="line" size="small" onClick={save}>
              {copy.update}
            </Button>
            <Button look="line" size="small" onClick={remove}>
              {copy.remove}
            </Button>
          </>
        ) : (
          <Button
            look="line"
            size="small"
            onClick={save}
            disabled={state.at === 'saving' || state.at === 'unsupported'}
          >
            {copy.save}
          </Button>
        )}
        <span aria-live="polite">
          {state.at === 'saving' && copy.saving(state.done, state.total)}
          {state.at === 'saved' && copy.saved(state.saved.pages, sizeText(state.saved.bytes), state.saved.day)}
          {state.at === 'failed' && copy.failed}
          {state.at === 'unsupported' && copy.unsupported}
        </span>
      </div>
      <p className={styles.service}>{service.offline}</p>
    </section>
  );
}
