import {hour} from '../src/site/durations';

/** Codes sent for each one that is used; above it, somebody has codes sent to strangers. */
const suspiciousRatio = 5;

/** Codes within an hour below which the ratio says nothing. */
const minSent = 20;

/** Compares within the last hour how many codes went out and how many were used. */
export interface OtpAbuseMonitor {
  /** Notes a code that went out; calls `alarm` when too few are used, once an hour at most. */
  sent(alarm: (counts: {readonly sent: number; readonly verified: number}) => void): void;
  /** Notes a code that was used. */
  verified(): void;
}

/** @param clock milliseconds since the epoch. */
export function otpAbuseMonitor(clock: () => number): OtpAbuseMonitor {
  let sent: number[] = [];
  let verified: number[] = [];
  let silentUntil = 0;
  const recent = (times: readonly number[]): number[] => times.filter((time) => time > clock() - hour);

  return {
    sent(alarm) {
      [sent, verified] = [recent([...sent, clock()]), recent(verified)];
      const isSuspicious = sent.length >= minSent && sent.length > suspiciousRatio * verified.length;
      if (!isSuspicious || clock() < silentUntil) return;
      silentUntil = clock() + hour;
      alarm({sent: sent.length, verified: verified.length});
    },
    verified() {
      verified.push(clock());
    },
  };
}
