/** Words for status lights: how one looks and what it tells. */
import type zh from '@site/i18n/zh-CN/copy/leds';
import type {Led} from '@site/src/facts/models.schema';
import type {CopyOf} from '@site/src/site/copy';

const patterns: Record<Led['pattern'], string> = {off: 'off', steady: 'steady', slow: 'slow blink', fast: 'fast blink'};

const copy = {
  look: ({label, color, pattern}: Pick<Led, 'label' | 'color' | 'pattern'>) => {
    const words = color === 'none' ? `light ${patterns[pattern]}` : `${color}, ${patterns[pattern]}`;
    return label ? `${label} ${words}` : words.charAt(0).toUpperCase() + words.slice(1);
  },
  meanings: {
    noPower: 'No power',
    starting: 'Starting',
    noNetwork: 'No network',
    waitingForSetup: 'Waiting for setup',
    upgrading: 'Upgrading firmware',
    connectingToCloud: 'Connecting to the cloud',
    online: 'Online',
    storageFault: 'Storage fault',
    running: 'Running',
    diskFault: 'Disk fault',
    alarm: 'Alarm',
    algorithmLoading: 'Loading the algorithm',
    recording: 'Recording',
    lowBattery: 'Battery low',
    charging: 'Charging',
  },
} satisfies CopyOf<typeof zh>;

export default copy;
