/**
 * The light of a camera as it shines now, what asks for a hand before what does not: each leads to the place in a symptom tree where
 * it is an answer, and one that means all is well to the symptoms themselves.
 */
import leds from '@copy/leds';
import type {LightLink} from '@site/src/facts/contentIndex';
import copy from '@copy/support';
import {LampFace} from '@site/src/features/finder/LampFace';
import {LightDot} from '@site/src/features/finder/LightDot';
import {Icon} from '@site/src/components/ui/Icon';
import {PermalinkLink, SiteLink} from '@site/src/components/ui/SiteLink';
import styles from './CameraLights.module.css';

const {lightsLegend, lightsGroups, lightsWell} = copy.home;

/** What passes by itself. */
const passing: ReadonlySet<LightLink['meaning']> = new Set(['starting', 'upgrading', 'connectingToCloud']);

const groupOf = ({meaning}: LightLink): keyof typeof lightsGroups =>
  meaning === 'online' ? 'well' : passing.has(meaning) ? 'wait' : 'act';

function Light({light}: {readonly light: LightLink}) {
  const {color, pattern, meaning, href} = light;
  const isWell = href === null;
  const words = (
    <>
      <LampFace color={color} pattern={pattern} />
      <span>
        <b>{leds.look(light)}</b>
        <small>
          {leds.meanings[meaning]}
          {isWell && lightsWell}
        </small>
      </span>
      <Icon name="chevronRight" />
    </>
  );
  return isWell ? (
    <SiteLink to="support" hash="symptoms">
      {words}
    </SiteLink>
  ) : (
    <PermalinkLink href={href}>{words}</PermalinkLink>
  );
}

export function CameraLights({lights}: {readonly lights: readonly LightLink[]}) {
  return (
    <div className={styles.groups}>
      {(['act', 'wait', 'well'] as const).map((group) => (
        <div key={group} className={styles.group}>
          <h3>{lightsGroups[group]}</h3>
          <ul className={styles.lights}>
            {lights
              .filter((light) => groupOf(light) === group)
              .map((light) => (
                <li key={`${light.color} ${light.pattern}`}>
                  <Light light={light} />
                </li>
              ))}
          </ul>
        </div>
      ))}
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
    </div>
  );
}
