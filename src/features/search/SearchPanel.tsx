/** Shown in place of results: start, nothing found, or not loaded. */
import copy from '@copy/search';
import {useContact} from '@site/src/site/contact';
import type {ReactNode} from 'react';
import {Button} from '../../components/ui/Button';
import {Icon} from '../../components/ui/Icon';
import {SiteLink} from '../../components/ui/SiteLink';
import {useOtherEdition} from './otherEdition';
import styles from './SearchDialog.module.css';
import {pagesIn, type SearchStatus} from './status';

export interface SearchPanelProps {
  /** What is in the input at the moment. */
  readonly typed: string;
  readonly status: SearchStatus | null;
  readonly onExample: (query: string) => void;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

const ways = [
  {id: 'finder', to: 'support.finder'},
  {id: 'models', to: 'products.hardware'},
  {id: 'troubleshooting', to: 'support.troubleshooting'},
  {id: 'support', to: 'support'},
] as const;

function Ways({onLeave}: {readonly onLeave: () => void}) {
  const {phone, phoneHref, phoneIsDemo} = useContact();
  return (
    <>
      <p className={styles.group}>{copy.start.links}</p>
      <ul className={styles.ways}>
        {ways.map(({id, to}) => (
          <li key={id}>
            <SiteLink to={to} onClick={onLeave}>
              {copy.links[id]}
              <Icon name="arrow" size={16} />
            </SiteLink>
          </li>
        ))}
      </ul>
      {phone && (
        <p className={styles.hotline}>
          <a href={phoneHref ?? undefined}>{copy.hotline(phone)}</a> {phoneIsDemo && <small>{copy.demo}</small>}
        </p>
      )}
    </>
  );
}

function Panel({
  title,
  advice,
  action,
  onLeave,
}: {
  readonly title: string;
  readonly advice: string;
  readonly action?: ReactNode;
  readonly onLeave: () => void;
}) {
  return (
    <div className={styles.panel}>
      <div role="status">
        <p className={styles.title}>{title}</p>
        <p className={styles.advice}>{advice}</p>
      </div>
      {action}
      <Ways onLeave={onLeave} />
    </div>
  );
}

/** The same search in the other edition: what is typed may be in its language. */
function OtherEdition({query}: {readonly query: string}) {
  const {href, lang} = useOtherEdition(query);
  return (
    <p className={styles.other}>
      <a href={href} hrefLang={lang}>
        {copy.empty.other}
      </a>
    </p>
  );
}

/** Where to go from an empty answer: what may have been meant, the other edition, a person. */
function Instead({
  query,
  nearest = [],
  onSearch,
  onLeave,
}: {
  readonly query: string;
  readonly nearest?: readonly string[] | undefined;
  readonly onSearch: (query: string) => void;
  readonly onLeave: () => void;
}) {
  return (
    <>
      {nearest.length > 0 && (
        <div className={styles.examples} role="group" aria-label={copy.empty.nearest}>
          <span>{copy.empty.nearest}</span>
          {nearest.map((one) => (
            <button key={one} type="button" className={styles.chip} onClick={() => onSearch(one)}>
              {one}
            </button>
          ))}
        </div>
      )}
      <OtherEdition query={query} />
      <p className={styles.other}>
        <SiteLink to="about.contact" onClick={onLeave}>
          {copy.contact}
        </SiteLink>
      </p>
    </>
  );
}

export function SearchPanel({typed, status, onExample, onRetry, onLeave}: SearchPanelProps) {
  if (typed.trim() === '') {
    return (
      <div className={styles.panel}>
        <p className={styles.group}>{copy.start.title}</p>
        <p className={styles.examples}>
          {copy.start.examples.map((example) => (
            <button key={example} type="button" className={styles.chip} onClick={() => onExample(example)}>
              {example}
            </button>
          ))}
        </p>
        <Ways onLeave={onLeave} />
      </div>
    );
  }
  if (status?.state === 'failed') {
    const outdated = status.reason === 'outdated';
    return (
      <Panel
        title={copy.failed.title}
        advice={outdated ? copy.failed.outdated : copy.failed.advice}
        onLeave={onLeave}
        action={
          <Button
            look="line"
            size="small"
            className={styles.retry}
            onClick={outdated ? () => window.location.reload() : onRetry}
          >
            {outdated ? copy.failed.reload : copy.failed.retry}
          </Button>
        }
      />
    );
  }
  if (!status || pagesIn(status.counts) > 0) return null;
  return (
    <Panel
      title={copy.empty.title(status.query)}
      advice={copy.empty.advice}
      action={<Instead query={status.query} nearest={status.nearest} onSearch={onExample} onLeave={onLeave} />}
      onLeave={onLeave}
    />
  );
}
