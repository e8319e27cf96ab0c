/** A computer, a telephone with its island, a telephone with its three keys. Decorative. */
import type {Platform} from '@site/src/facts/downloads.schema';

const shapes: Record<Platform, string> = {
  pc: 'M2.5 3.5h15v10h-15zM7 17h6M10 13.5V17',
  ios: 'M6 2h8a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 14 18H6a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 6 2zM8.7 4.6h2.6',
  android:
    'M6 2h8a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 14 18H6a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 6 2zM4.5 14h11M7.4 16h.01M10 16h.01M12.6 16h.01',
};

export function PlatformIcon({platform}: {readonly platform: Platform}) {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[platform]} />
    </svg>
  );
}
