/**
 * On a page reached by the first-visit rule: one line that says so, with a link back. It is in every English page and
 * shown by an attribute that the head sets before the first paint (`plugins/first-visit`), so that nothing shifts.
 */
import copy from '@copy/shell';
import {useLocation} from '@docusaurus/router';
import {firstVisitAttribute, firstVisitKey} from '@site/src/site/firstVisit';
import {editions, splitPath} from '@site/src/site/editions';
import {alternateOf} from '@site/src/site/routes';
import {useLocale} from '@site/src/site/useLocale';
import {useEffect, useState} from 'react';
import {Icon} from '../components/ui/Icon';
import {Container} from '../components/ui/Section';
import {rememberEdition} from './LanguageMenu';
import styles from './EditionNotice.module.css';

function dismiss() {
  window.sessionStorage.setItem(firstVisitKey, 'stay');
  document.documentElement.removeAttribute(firstVisitAttribute);
}

export function EditionNotice() {
  const {pathname, search, hash} = useLocation();
  // The page is built without a query.
  const [rest, setRest] = useState('');
  useEffect(() => setRest(search + hash), [search, hash]);

  const isMissing = splitPath(pathname).path.startsWith('/404');
  const chinese = (!isMissing && alternateOf(pathname, 'zh-CN')) || editions['zh-CN'].home;

  if (useLocale() !== 'en') return null;
  return (
    <div className={styles.notice} role="status">
      <Container className={styles.inner}>
        <p>
          <span className={styles.browser}>{copy.edition.notice.browser}</span>
          <span className={styles.saved}>{copy.edition.notice.saved}</span>{' '}
          <a href={chinese + rest} lang="zh-CN" onClick={() => rememberEdition('zh-CN')}>
            {copy.edition.back}
          </a>
        </p>
        <button type="button" onClick={dismiss} aria-label={copy.edition.dismiss}>
          <Icon name="close" />
        </button>
      </Container>
    </div>
  );
}
