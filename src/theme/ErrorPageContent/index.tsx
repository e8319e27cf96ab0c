/** 'An error occurred': in the frame of the site, when the code of a page failed. */
import copy from '@copy/error';
import {PageMetadata} from '@docusaurus/theme-common';
import {Button} from '@site/src/components/ui/Button';
import {editions} from '@site/src/site/editions';
import {useLocale} from '@site/src/site/useLocale';
import type {Props} from '@theme/Error';
import styles from './styles.module.css';

export default function ErrorPageContent({error, tryAgain}: Props) {
  const {home} = editions[useLocale()];
  return (
    <main className={styles.page}>
      <PageMetadata title={copy.title} />
      <div role="alert">
        <h1>{copy.title}</h1>
      </div>
      <details>
        <summary>{copy.details}</summary>
        <p>{error.message}</p>
      </details>
      <Button onClick={tryAgain}>{copy.retry}</Button>
      {/* A plain link, for a full page load: the failed script is still in memory. */}
      <p>
        <a href={home}>{copy.home}</a>
      </p>
    </main>
  );
}
