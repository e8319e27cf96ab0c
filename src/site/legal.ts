/** What the legal pages make of settings that only the owner knows (`config/legal.ts`). */
import type {LegalSetting} from '@site/config/legal.schema';

/**
 * Longest time to answer a request about personal data, as laws and regulators set it: working days of the Chinese rules
 * for apps (PIPL itself names no number), months of the GDPR, calendar days of the CCPA (business days to confirm receipt).
 */
export const answerLimits = {
  piplWorkingDays: 15,
  gdprMonths: 1,
  gdprMoreMonths: 2,
  ccpaDays: 45,
  ccpaConfirmDays: 10,
} as const;

/** What a page says of a setting without a value: there is none, or it is not known yet. */
export interface MissingWords {
  readonly none: string;
  readonly unset: string;
}

/** A setting in words; a sample value is marked as one. */
export function stated<T>(
  {value, demo}: LegalSetting<T>,
  words: MissingWords,
  say: (value: T) => string,
  sample: string,
): string {
  if (value !== null) return say(value) + (demo ? sample : '');
  return demo ? words.unset : words.none;
}

/** Whether the owner has said that there is none. */
export const isNone = ({value, demo}: LegalSetting<unknown>): boolean => value === null && !demo;
