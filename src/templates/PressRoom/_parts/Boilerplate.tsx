/** The company in three lengths, each to copy. */
import copy from '@copy/press';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import styles from '../PressRoom.module.css';
import {Part} from './Part';

export function Boilerplate() {
  const {versions, title, lead, copy: words} = copy.about;
  return (
    <Part id="about" title={title} lead={lead}>
      <div className={styles.versions}>
        {versions.map((version) => (
          <div key={version.title}>
            <h3>{version.title}</h3>
            <p>{version.text}</p>
            <CopyButton text={version.text} what={version.title} copy={words} />
          </div>
        ))}
      </div>
    </Part>
  );
}
