import {hour} from '../src/site/durations';

/** Ratio of sent to verified codes above which codes are probably being sent to third parties (SMS pumping). */
const suspiciousRatio = 5;

/** Minimum number of codes in an hour for the ratio to be significant. */
const minSent = 20;

/** Compares the codes sent and verified in the last hour. */
export interface OtpAbuseMonitor {
  /** Records a sent code; calls `alarm` when too few are verified, at most once an hour. */
  sent(alarm: (counts: {readonly sent: number; readonly verified: number}) => void): void;
  /** Records a verified code. */
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
