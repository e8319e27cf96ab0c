/** Home hero: one sentence, one line, two ways on; the store with its figures card. */
import copy from '@copy/home';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import clsx from 'clsx';
import {ButtonLink} from '@site/src/components/ui/Button';
import buttons from '@site/src/components/ui/Button.module.css';
import {Icon} from '@site/src/components/ui/Icon';
import {Container} from '@site/src/components/ui/Section';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import styles from './Hero.module.css';

const HeroStage = hydrateOnVisible(() =>
  import('@site/src/features/stage/loadStage').then(({loadHeroStage}) => loadHeroStage()),
);

export function Hero() {
  const {hero} = copy;
  return (
    <section className={styles.hero}>
      <Container width="wide" className={styles.inner}>
        <div className={styles.text}>
          <h1>
            {hero.title.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </h1>
          <p className={styles.lead}>{hero.lead}</p>
          <div className={styles.actions}>
            <TrialLink componentId="home.hero" className={clsx(buttons.button, buttons.trial)}>
              {hero.trial}
            </TrialLink>
            <ButtonLink look="line" to="products.accuratePeopleCounting" hash="demo">
              <Icon name="play" />
              {hero.see}
            </ButtonLink>
          </div>
          <p className={styles.privacy}>
            <Icon name="shield" />
            <span>{hero.privacy}</span>
          </p>
        </div>
        <HeroStage />
      </Container>
    </section>
  );
}
