import type zh from '@site/i18n/zh-CN/copy/regions';
import type {CopyOf} from '@site/src/site/copy';

/** Regions on tiles: short name and full name. */
const copy = {
  HL: ['HL', 'Heilongjiang'],
  NM: ['NM', 'Inner Mongolia'],
  LN: ['LN', 'Liaoning'],
  JL: ['JL', 'Jilin'],
  XJ: ['XJ', 'Xinjiang'],
  GS: ['GS', 'Gansu'],
  NX: ['NX', 'Ningxia'],
  SX: ['SX', 'Shanxi'],
  BJ: ['BJ', 'Beijing'],
  TJ: ['TJ', 'Tianjin'],
  XZ: ['XZ', 'Tibet'],
  QH: ['QH', 'Qinghai'],
  SN: ['SN', 'Shaanxi'],
  HA: ['HA', 'Henan'],
  HE: ['HE', 'Hebei'],
  SD: ['SD', 'Shandong'],
  SC: ['SC', 'Sichuan'],
  CQ: ['CQ', 'Chongqing'],
  HB: ['HB', 'Hubei'],
  AH: ['AH', 'Anhui'],
  JS: ['JS', 'Jiangsu'],
  SH: ['SH', 'Shanghai'],
  YN: ['YN', 'Yunnan'],
  GZ: ['GZ', 'Guizhou'],
  HN: ['HN', 'Hunan'],
  JX: ['JX', 'Jiangxi'],
  ZJ: ['ZJ', 'Zhejiang'],
  GX: ['GX', 'Guangxi'],
  GD: ['GD', 'Guangdong'],
  FJ: ['FJ', 'Fujian'],
  TW: ['TW', 'Taiwan'],
  HI: ['HI', 'Hainan'],
  MO: ['MO', 'Macao'],
  HK: ['HK', 'Hong Kong'],
  SG: ['Singapore', 'Singapore'],
} satisfies CopyOf<typeof zh>;

export default copy;
