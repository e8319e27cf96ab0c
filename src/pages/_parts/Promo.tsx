/** The closing call: a trial of the Smart Store System in one store. Its picture is the camera of the cards above, in a store. */
import copy from '@copy/home';
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import clsx from 'clsx';
import {Picture} from '@site/src/components/media/Picture';
import {ButtonLink} from '@site/src/components/ui/Button';
import buttons from '@site/src/components/ui/Button.module.css';
import {Section} from '@site/src/components/ui/Section';
import styles from './Promo.module.css';

export function Promo() {
  const {promo} = copy;
  return (
    <Section space="flush">
      <div className={styles.promo}>
        <div className={styles.text}>
          <h2>{promo.title}</h2>
          <p>{promo.text}</p>
          <div className={styles.actions}>
            <TrialLink componentId="promoBanner" className={clsx(buttons.button, buttons.trial)}>
              {promo.trial}
            </TrialLink>
            <ButtonLink look="line" to="solutions.smartStore">
              {promo.more}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.picture}>
          <Picture family="mounted" name="e3-x" dark="e3-x-dusk" alt="" sizes="(max-width: 959px) 100vw, 660px" />
        </div>
      </div>
    </Section>
  );
}
