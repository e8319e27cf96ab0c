/**
 * The claim registry: every marketing figure, once. Pages take figures from here through `formatClaim`, never spell
 * them. Two claims that sound alike (service outlets and service points, chain brands and cooperative brands) measure
 * different things and keep different wording in the copy.
 */
import {grouped} from '../site/grouped';
import type {Claim} from './claims.schema';

const june = '2026-06';

export const claims = {
  camerasOnline: {value: 2_000_000, qualifier: 'about', unit: 'count', asOf: june},
  apiCallsMonthly: {value: 2_000_000_000, qualifier: 'about', unit: 'count', asOf: june},
  brandStores: {value: 2_000_000, qualifier: 'about', unit: 'count', asOf: june},
  storesConnected: {value: 1_655_000, qualifier: 'plus', unit: 'count', asOf: june},
  cooperativeBrands: {value: 6000, qualifier: 'plus', unit: 'count', asOf: june},
  chainBrands: {value: 3000, qualifier: 'plus', unit: 'count', asOf: june},
  saasBrands: {value: 2000, qualifier: 'plus', unit: 'count', asOf: june},
  citiesCovered: {value: 2800, qualifier: 'plus', unit: 'count', asOf: june},
  deviceOnlineRate: {value: 99.5, qualifier: 'exact', unit: 'percent', asOf: june},
  dataReliability: {value: 99.999, qualifier: 'exact', unit: 'percent', asOf: june},
  largestCustomerCameras: {value: 65_120, qualifier: 'exact', unit: 'count', asOf: june},
  provinces: {value: 34, qualifier: 'exact', unit: 'count', asOf: june},
  serviceOutlets: {value: 2300, qualifier: 'plus', unit: 'count', asOf: june},
  servicePoints: {value: 3180, qualifier: 'plus', unit: 'count', asOf: june},
  engineers: {value: 2000, qualifier: 'exact', unit: 'count', asOf: june},
  devicesConnected: {value: 100_000_000, qualifier: 'about', unit: 'count', asOf: june},
  founded: {value: 2009, qualifier: 'exact', unit: 'year', asOf: june},
  algorithmYears: {value: 15, qualifier: 'plus', unit: 'years', asOf: june},
  reportsKept: {value: 2, qualifier: 'exact', unit: 'years', asOf: june},
  analysisWithin: {value: 10, qualifier: 'exact', unit: 'seconds', asOf: june},
  onboardingWithin: {value: 5, qualifier: 'exact', unit: 'minutes', asOf: june},
  edgeChannels: {value: 4, qualifier: 'exact', unit: 'channels', asOf: june},
  'accuracy.overheadCounting': {
    value: 98,
    qualifier: 'exact',
    unit: 'percent',
    asOf: june,
    condition: {algorithm: 'overheadCounting', key: 'overheadEvenLight'},
  },
  'accuracy.uniformCheck': {
    value: 96.5,
    qualifier: 'exact',
    unit: 'percent',
    asOf: june,
    condition: {algorithm: 'uniformCheck', key: 'uniformFullBodyEvenLight'},
  },
  'accuracy.stereoCounting': {
    value: 99,
    qualifier: 'exact',
    unit: 'percent',
    asOf: june,
    condition: {algorithm: 'stereoHeadShoulderCounting', key: 'stereoPlumbEvenLight'},
  },
  'accuracy.closeView': {
    value: 96.5,
    qualifier: 'exact',
    unit: 'percent',
    asOf: june,
    condition: {algorithm: 'closeViewStops', key: 'shelfSideViewStopsOverThreeSeconds'},
  },
  'accuracy.crossLens': {
    value: 90,
    qualifier: 'exact',
    unit: 'percent',
    asOf: june,
    condition: {algorithm: 'crossLensHandOver', key: 'sameDayOverlappingViews'},
  },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;

/** A claim split into the parts a page sets in different sizes. */
export interface FormattedClaim {
  /** "约" / "about"; empty for exact and "or more" figures. */
  readonly about: string;
  /** Digits with the edition's grouping, e.g. "200", "2 million", "99.5". */
  readonly figure: string;
  /** "万" / "million" where the edition counts in them, else "%" or empty. */
  readonly scale: string;
  /** "+" for "or more". */
  readonly plus: string;
}

/**
 * Formats a claim for an edition: Chinese counts in 万 and 亿 from 10,000 up, English in thousands, millions, billions
 * from 1,000,000 up.
 */
export function formatClaim(id: ClaimId, locale: 'zh-CN' | 'en'): FormattedClaim {
  const {value, qualifier, unit}: Claim = claims[id];
  const about = qualifier === 'about' ? (locale === 'en' ? 'about' : '约') : '';
  const plus = qualifier === 'plus' ? '+' : '';
  if (unit === 'percent') return {about, figure: String(value), scale: '%', plus};
  const steps: [number, string][] =
    locale === 'en'
      ? [
          [1e9, 'billion'],
          [1e6, 'million'],
        ]
      : [
          [1e8, '亿'],
          [1e4, '万'],
        ];
  for (const [size, scale] of steps) {
    const scaled = value / size;
    // 65,120 reads better in full than as 6.512 万; only round figures are scaled.
    if (scaled >= 1 && Number.isInteger(scaled * 10)) return {about, figure: String(scaled), scale, plus};
  }
  const figure = unit === 'year' ? String(value) : grouped(value);
  return {about, figure, scale: '', plus};
}

/** The claim as one run of text, e.g. "约 200 万", "2,800+", "99.5%". */
export function claimText(id: ClaimId, locale: 'zh-CN' | 'en'): string {
  const {about, figure, scale, plus} = formatClaim(id, locale);
  const space = locale === 'en' ? ' ' : '';
  const unit = scale === '' ? '' : scale === '%' ? '%' : `${locale === 'en' ? '\u00a0' : ''}${scale}`;
  return `${about}${about && space}${figure}${unit}${plus}`;
}
