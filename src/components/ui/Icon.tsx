/** Line icons, one weight. Decorative by design: the words beside an icon carry the meaning. */
import styles from './Icon.module.css';

/** Path data on a 20 × 20 grid; several shapes separated by "|". A leading "f:" fills the shape. */
const shapes = {
  arrow: 'M3.5 10h13M11.5 5l5 5-5 5',
  back: 'm12 5-5 5 5 5',
  box: 'M3 6.5 10 3l7 3.5v7L10 17l-7-3.5z|m3.5 6.8 6.5 3.2 6.5-3.2M10 10v6.5',
  chart: 'M3 17h14M5.5 13.5V10M10 13.5v-9M14.5 13.5V7.5',
  chat: 'M3 5.2C3 4 4 3 5.2 3h9.6C16 3 17 4 17 5.2v6.6c0 1.2-1 2.2-2.2 2.2H9l-4.2 3.2V14C3.7 14 3 13 3 11.8z|M7 8.5h.01M10 8.5h.01M13 8.5h.01',
  check: 'm4 10.5 4 4 8-9',
  chevronDown: 'm5 8 5 5 5-5',
  chevronRight: 'm8 5 5 5-5 5',
  close: 'm5 5 10 10M15 5 5 15',
  copy: 'M7 7h9v10H7zM4 13V3h9',
  document: 'M5 2.5h6.5L15.5 6.5v11H5z|M11.5 2.5v4h4M7.5 10.5h5M7.5 13.5h5',
  download: 'M10 3v10M5.5 9 10 13.5 14.5 9M3.5 17h13',
  error: 'M7 2.5h6L17.5 7v6L13 17.5H7L2.5 13V7z|M10 6v5M10 13.8h.01',
  feed: 'M4 4a12 12 0 0 1 12 12M4 9.5a6.5 6.5 0 0 1 6.5 6.5M5 15.5h.01',
  globe:
    'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15|M2.5 10h15M10 2.5c2.6 2.4 3.6 4.9 3.6 7.5s-1 5.1-3.6 7.5C7.4 15.1 6.4 12.6 6.4 10S7.4 4.9 10 2.5z',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15|M10 9v5M10 6.2h.01',
  mail: 'M3.5 4.5h13v11h-13z|m3 6 7 5 7-5',
  menu: 'M3 6h14M3 10h14M3 14h14',
  pause: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15|M8 7v6M12 7v6',
  phone:
    'M6.2 3 8 6.6 6.4 8.2a10.6 10.6 0 0 0 5.4 5.4l1.6-1.6L17 13.8v2.4c0 .6-.5 1-1.1 1A13.2 13.2 0 0 1 2.8 4.1c0-.6.4-1.1 1-1.1z',
  pin: 'M10 17.5s5.5-5 5.5-9.3a5.5 5.5 0 1 0-11 0C4.5 12.5 10 17.5 10 17.5z|M10 6.2a2 2 0 1 0 0 4 2 2 0 1 0 0-4',
  play: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15|f:m8.5 7 4.5 3-4.5 3z',
  plus: 'M10 4v12M4 10h12',
  qr: 'M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h2v2h-2zM15.5 15.5H17V17M12 17h.01M17 12h.01',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11|m13.2 13.2 4 4',
  shield: 'M10 2.5 16.5 5v5c0 3.8-2.7 6.5-6.5 7.5C6.2 16.5 3.5 13.8 3.5 10V5z|m7 10 2.2 2.2L13.2 8',
  up: 'M10 16V4M5 9l5-5 5 5',
  warning: 'M10 3 18 17H2z|M10 8v4M10 14.5h.01',
  wrench: 'M12.2 7.8 4 16M16.5 5.5a4 4 0 0 1-5.3 5l-.9-.8-.8-.9A4 4 0 0 1 14.5 3.5L12.5 5.5l.3 1.7 1.7.3z',
} as const;

export type IconName = keyof typeof shapes;

export interface IconProps {
  readonly name: IconName;
  /** Edge in CSS pixels; default 20. */
  readonly size?: 16 | 20 | 24;
  readonly className?: string;
}

export function Icon({name, size = 20, className}: IconProps) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      {shapes[name]
        .split('|')
        .map((shape) =>
          shape.startsWith('f:') ? (
            <path key={shape} d={shape.slice(2)} fill="currentColor" stroke="none" />
          ) : (
            <path key={shape} d={shape} />
          ),
        )}
    </svg>
  );
}
