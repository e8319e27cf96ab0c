import type zh from '@site/i18n/zh-CN/copy/regions';
import type {CopyOf} from '@site/src/site/copy';

/** Short names of regions, on tiles. */
const copy = {
  HL: 'HL',
  NM: 'NM',
  LN: 'LN',
  JL: 'JL',
  XJ: 'XJ',
  GS: 'GS',
  NX: 'NX',
  SX: 'SX',
  BJ: 'BJ',
  TJ: 'TJ',
  XZ: 'XZ',
  QH: 'QH',
  SN: 'SN',
  HA: 'HA',
  HE: 'HE',
  SD: 'SD',
  SC: 'SC',
  CQ: 'CQ',
  HB: 'HB',
  AH: 'AH',
  JS: 'JS',
  SH: 'SH',
  YN: 'YN',
  GZ: 'GZ',
  HN: 'HN',
  JX: 'JX',
  ZJ: 'ZJ',
  GX: 'GX',
  GD: 'GD',
  FJ: 'FJ',
  TW: 'TW',
  HI: 'HI',
  MO: 'MO',
  HK: 'HK',
  SG: 'Singapore',
} satisfies CopyOf<typeof zh>;

export default copy;
