/** The light of a camera as it shines now: each leads to the place in a symptom tree where it is an answer. */
import leds from '@copy/leds';
import type {LightLink} from '@site/src/facts/contentIndex';
import {LightDot} from '@site/src/features/finder/LightDot';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import styles from './CameraLights.module.css';

export function CameraLights({lights}: {readonly lights: readonly LightLink[]}) {
  return (
    <ul className={styles.lights}>
      {lights.map((light) => {
        const words = (
          <>
            <LightDot color={light.color} pattern={light.pattern} />
            <span>
              <b>{leds.look(light)}</b>
              <small>{leds.meanings[light.meaning]}</small>
            </span>
          </>
        );
        return (
          <li key={`${light.color} ${light.pattern}`}>
            {light.href === null ? <div>{words}</div> : <PermalinkLink href={light.href}>{words}</PermalinkLink>}
          </li>
        );
      })}
    </ul>
  );
}
