/** Head of a device page: picture 7 parts, facts 5 parts. */
import copy from '@copy/hardware/template';
import navigation from '@copy/navigation';
import crumbs from '@site/src/components/ui/Breadcrumbs.module.css';
import {Container, Eyebrow} from '@site/src/components/ui/Section';
import {SiteLink} from '@site/src/components/ui/SiteLink';
import type {HardwarePage} from '@site/src/features/hardware/data/types';
import {Gallery} from './Gallery';
import {ModelActions} from './ModelActions';
import type {ModelCopy} from '@site/src/facts/modelCopy';
import styles from './ModelHead.module.css';

export function ModelHead({page, words}: {readonly page: HardwarePage; readonly words: ModelCopy}) {
  return (
    <Container>
      <nav aria-label={copy.breadcrumbs} className={styles.crumbs}>
        <ol className={crumbs.crumbs}>
          {(['home', 'products.hardware', page.list.to] as const).map((id) => (
            <li key={id}>
              <SiteLink to={id}>{navigation.labels[id]}</SiteLink>
            </li>
          ))}
          <li aria-current="page">{page.name}</li>
        </ol>
      </nav>
      <div className={styles.head}>
        <Gallery page={page} alt={words.alt} />
        <div>
          <Eyebrow>{page.kind}</Eyebrow>
          <h1 className="nb">{page.name}</h1>
          <p className={styles.line}>{words.line}</p>
          <dl className={styles.keys}>
            {page.keyFacts.map(({label, value}) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <ModelActions page={page} />
        </div>
      </div>
    </Container>
  );
}
