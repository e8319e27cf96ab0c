/** Home hero: one sentence, one line, two ways on; the store with its figures card. */
import copy from '@copy/home';
import {TrialLink} from '@site/src/forms/trial/TrialLink';
import clsx from 'clsx';
import {StoreStill} from '../demos/StoreStill';
import {Badge} from '../ui/Badge';
import {ButtonLink} from '../ui/Button';
import buttons from '../ui/Button.module.css';
import {Icon} from '../ui/Icon';
import {Container} from '../ui/Section';
import styles from './Hero.module.css';

/** Visitors by the hour from 8:00 to 20:00 in the figures card, in percent of the busiest; null for hours to come. */
const hours = [17, 26, 23, 34, 66, 74, 54, 43, 49, 60, 91, null, null] as const;

/** The hour the card stands at. */
const now = 10;

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
        <div className={styles.stage}>
          <StoreStill id="hero" alt={hero.alt} inLabel={hero.inLabel} outLabel={hero.outLabel} sizes="(max-width: 599px) 168vw, (max-width: 1180px) 112vw, 82vw" priority />
        </div>
        <div className={styles.hud}>
          <div className={styles.top}>
            <span>{hero.hud.place}</span>
            <Badge tone="line">{hero.hud.badge}</Badge>
          </div>
          <dl className={styles.numbers}>
            <div>
              <dt>{hero.hud.in}</dt>
              <dd>428</dd>
            </div>
            <div>
              <dt>{hero.hud.out}</dt>
              <dd>405</dd>
            </div>
            <div>
              <dt>{hero.hud.inside}</dt>
              <dd>23</dd>
            </div>
          </dl>
          <div className={styles.bars} aria-hidden="true">
            {hours.map((value, index) => (
              <i key={index} className={clsx(index === now && styles.now, value === null && styles.future)} style={value === null ? undefined : {height: `${value}%`}} />
            ))}
          </div>
          <div className={styles.axis} aria-hidden="true">
            <span>8:00</span>
            <span>14:00</span>
            <span>20:00</span>
          </div>
        </div>
      </Container>
    </section>
  );
}
