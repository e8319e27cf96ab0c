import copy from '@copy/experience';
import FreeForm from '@edition/FreeForm';
import {FormPage} from '@site/src/templates/FormPage';
import {useEffect, useState} from 'react';
import styles from './experience.module.css';

export default function Experience() {
  const [from, setFrom] = useState<string | null>(null);
  useEffect(() => {
    const title = new URLSearchParams(window.location.search).get('source_page_title');
    // Without the name of the site.
    if (title) setFrom(title.replace(/\s*\|[^|]*$/, '').slice(0, 80));
  }, []);
  // Known after hydration; its line is reserved against layout shift.
  const note = <p className={styles.from}>{from && copy.from(from)}</p>;
  return (
    <FormPage copy={copy} note={note}>
      <FreeForm markTitle />
    </FormPage>
  );
}
