/** Every light of the device as it shines there; the troubling ones lead on. */
import copy from '@copy/support-document';
import leds from '@copy/leds';
import type {LightLink, ModelIndex} from '@site/src/facts/contentIndex';
import {Icon} from '../../components/ui/Icon';
import {PermalinkLink} from '../../components/ui/SiteLink';
import {LightDot} from '../finder/LightDot';
import styles from './ModelParts.module.css';

export function Lights({links}: {readonly links: ModelIndex}) {
  return (
    <section className={styles.lights} aria-labelledby="lights" data-search-skip>
      <h2 id="lights">{copy.model.leds.title}</h2>
      <p>{copy.model.leds.lead}</p>
      <ul>
        {links.lights.map((light) => (
          <li key={`${light.label}${light.color}${light.pattern}`}>
            <Light light={light} />
          </li>
        ))}
      </ul>
      {links.trees.length > 0 && (
        <details>
          <summary>{copy.model.find}</summary>
          <ul className={styles.trees}>
            {links.trees.map(({id, title, href}) => (
              <li key={id}>
                <PermalinkLink href={href}>{title}</PermalinkLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Light({light}: {readonly light: LightLink}) {
  const words = (
    <>
      <LightDot color={light.color} pattern={light.pattern} />
      <span>
        <b>{leds.look(light)}</b>
        <small>{leds.meanings[light.meaning]}</small>
      </span>
      {light.href ? <Icon name="chevronRight" /> : <Icon name="check" />}
    </>
  );
  return light.href ? <PermalinkLink href={light.href}>{words}</PermalinkLink> : <div>{words}</div>;
}
