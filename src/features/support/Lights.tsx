/** Lights in documents: as they shine, in the tables of their writers; on a model page the troubling ones lead on. */
import copy from '@copy/support-document';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ModelIndex} from '@site/src/facts/contentIndex';
import type {Led} from '@site/src/facts/models.schema';
import type {ReactNode} from 'react';
import {Icon} from '../../components/ui/Icon';
import {PermalinkLink} from '../../components/ui/SiteLink';
import {LampFace} from '../finder/LampFace';
import {LightDot} from '../finder/LightDot';
import styles from './ModelParts.module.css';

type Look = Pick<Led, 'color' | 'pattern'>;

interface TableLightProps extends Look {
  /** Drawn on the front of a camera. */
  readonly face?: string;
  readonly children?: ReactNode;
}

/** A light before the words of a cell that name it. */
export function TableLight({color, pattern, face, children}: TableLightProps) {
  if (face !== undefined)
    return (
      <>
        <span className={styles.face}>
          <LampFace color={color} pattern={pattern} />
        </span>
        {children}
      </>
    );
  return (
    <span className={styles.light}>
      <LightDot color={color} pattern={pattern} />
      {children}
    </span>
  );
}

/** What a light means, with a link where something is to be done about it. */
export function LightLink({
  label,
  color,
  pattern,
  links,
  children,
}: Look & {readonly label?: string; readonly links: ModelIndex; readonly children: ReactNode}) {
  const light = links.lights.find(
    (one) => one.label === (label ?? null) && one.color === color && one.pattern === pattern,
  );
  return light?.href ? <PermalinkLink href={light.href}>{children}</PermalinkLink> : children;
}

/** The way to the table, with a light in each of its colors; those of older platforms are in their tables only. */
export function LightsJump({links}: {readonly links: ModelIndex}) {
  const {isLast} = useDocsVersion();
  const colors = [...new Set(links.lights.map(({color}) => color))].filter((color) => color !== 'none');
  return (
    <a href="#leds" className={styles.link}>
      {isLast ? (
        <span className={styles.colors}>
          {colors.map((color) => (
            <LightDot key={color} color={color} pattern="steady" />
          ))}
        </span>
      ) : (
        <Icon name="arrow" />
      )}
      {copy.model.lights}
    </a>
  );
}
