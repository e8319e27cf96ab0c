/** Head of a solution: what is at stake at the left, the place it is about, large, at the right. */
import {TrialLink} from '@site/src/features/forms/trial/TrialLink';
import type {RouteId} from '@site/src/site/routes';
import clsx from 'clsx';
import {Picture} from '../../../components/media/Picture';
import {Breadcrumbs} from '../../../components/ui/Breadcrumbs';
import {Actions, ButtonAnchor} from '../../../components/ui/Button';
import buttons from '../../../components/ui/Button.module.css';
import {Container} from '../../../components/ui/Section';
import styles from './SceneBanner.module.css';

/** On phones a fifth less than the width of the window: hardly softer, and a third of the bytes before the first paint. */
const sizes = '(max-width: 599px) 80vw, (max-width: 959px) 100vw, 840px';

export interface SceneBannerProps {
  readonly route: RouteId;
  /** Name of the scene in the picture library. */
  readonly scene: string;
  /** It also has its evening, for dark pages. */
  readonly dusk?: boolean;
  readonly title: string;
  readonly text: string;
  readonly alt: string;
  /** Below the picture: what in it is not as it is. */
  readonly note?: string;
  readonly trial: string;
  readonly componentId: string;
  /** A way down the same page. */
  readonly more: {readonly label: string; readonly hash: string};
}

export function SceneBanner({route, scene, dusk, title, text, alt, note, trial, componentId, more}: SceneBannerProps) {
  return (
    <section className={styles.banner}>
      <Container className={styles.inner}>
        <div className={styles.words}>
          <Breadcrumbs route={route} />
          <h1>{title}</h1>
          <p>{text}</p>
          <Actions>
            <TrialLink componentId={componentId} className={clsx(buttons.button, buttons.trial)}>
              {trial}
            </TrialLink>
            <ButtonAnchor look="line" href={`#${more.hash}`}>
              {more.label}
            </ButtonAnchor>
          </Actions>
        </div>
        <div className={styles.picture}>
          <Picture family="scene" name={scene} dark={dusk && `${scene}-dusk`} alt={alt} sizes={sizes} priority />
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </div>
      </Container>
    </section>
  );
}
