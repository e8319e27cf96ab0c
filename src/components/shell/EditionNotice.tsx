/** On a page reached by the first-visit rule: one line that says so and leads back. */
import copy from '@copy/shell';
import {useLocation} from '@docusaurus/router';
import {firstVisitKey} from '@site/src/site/firstVisit';
import {alternateOf, editions} from '@site/src/site/editions';
import {useLocale} from '@site/src/site/useLocale';
import {useEffect, useState} from 'react';
import {Icon} from '../ui/Icon';
import {Container} from '../ui/Section';
import {rememberEdition} from './LanguageMenu';
import styles from './EditionNotice.module.css';

export function EditionNotice() {
  const locale = useLocale();
  const {pathname, search, hash} = useLocation();
  const [cause, setCause] = useState<keyof typeof copy.edition.notice>();

  useEffect(() => {
    const found = window.sessionStorage.getItem(firstVisitKey);
    if (locale === 'en' && (found === 'saved' || found === 'browser')) setCause(found);
  }, [locale]);

  if (!cause) return null;
  const dismiss = () => {
    window.sessionStorage.setItem(firstVisitKey, 'stay');
    setCause(undefined);
  };
  return (
    <div className={styles.notice} role="status">
      <Container className={styles.inner}>
        <p>
          {copy.edition.notice[cause]}{' '}
          <a
            href={(alternateOf(pathname, 'zh-CN') ?? editions['zh-CN'].home) + search + hash}
            lang="zh-CN"
            onClick={() => rememberEdition('zh-CN')}
          >
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
