/** The light of a camera as it shines now: each leads to the place in a symptom tree where it is an answer. */
import leds from '@copy/leds';
import type {LightLink} from '@site/src/facts/contentIndex';
import copy from '@copy/support';
import {LampFace} from '@site/src/features/finder/LampFace';
import {LightDot} from '@site/src/features/finder/LightDot';
import {Icon} from '@site/src/components/ui/Icon';
import {PermalinkLink, SiteLink} from '@site/src/components/ui/SiteLink';
import styles from './CameraLights.module.css';

const {lightsLegend} = copy.home;

export function CameraLights({lights}: {readonly lights: readonly LightLink[]}) {
  return (
    <>
      <ul className={styles.lights}>
        {lights.map((light) => {
          const words = (
            <>
              <LampFace color={light.color} pattern={light.pattern} />
              <span>
                <b>{leds.look(light)}</b>
                <small>{leds.meanings[light.meaning]}</small>
              </span>
              <Icon name={light.href === null ? 'check' : 'chevronRight'} />
            </>
          );
          return (
            <li key={`${light.color} ${light.pattern}`}>
              {light.href === null ? <div>{words}</div> : <PermalinkLink href={light.href}>{words}</PermalinkLink>}
            </li>
          );
        })}
      </ul>
      <ul className={styles.legend}>
        {(['slow', 'fast'] as const).map((pattern) => (
          <li key={pattern}>
            <LightDot color="amber" pattern={pattern} />
            {lightsLegend[pattern]}
          </li>
        ))}
        <li>
          <SiteLink to="support" hash="models">
            {lightsLegend.others}
          </SiteLink>
        </li>
      </ul>
    </>
  );
}
