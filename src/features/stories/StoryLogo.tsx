/** A customer's logo on paper: it is drawn for a white ground, so the plate stays white on a dark page. */
import type {StoryPicture} from '@site/src/facts/storyPages';
import clsx from 'clsx';
import styles from './StoryLogo.module.css';

export interface StoryLogoProps {
  readonly logo: StoryPicture;
  /** `small`: at the head of a card. */
  readonly size?: 'normal' | 'small';
}

export function StoryLogo({logo: {src, width, height, alt}, size = 'normal'}: StoryLogoProps) {
  return (
    <span className={clsx(styles.plate, size === 'small' && styles.small)}>
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        loading={size === 'small' ? 'lazy' : undefined}
      />
    </span>
  );
}
