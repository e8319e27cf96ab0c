import type {Alarms} from './alarms';
import type {OtpAbuseMonitor} from './otp-abuse-monitor';
import type {Config} from './config';
import type {DeliveryWorker} from './delivery';
import type {Hourly} from './hourly';
import type {Keyring} from './keyring';
import type {Metrics} from './metrics';
import type {Pressure} from './pressure';
import type {Sender} from './sender';
import type {Store} from './store/store';

/** Dependencies of the routes; tests inject their own clock and sender. */
export interface ServiceContext {
  readonly config: Pick<Config, 'captcha' | 'limits' | 'powMax' | 'retentionDays' | 'siteOrigin'>;
  readonly store: Store;
  readonly keyring: Keyring;
  readonly sender: Sender;
  readonly metrics: Metrics;
  readonly alarms: Alarms;
  readonly otpAbuseMonitor: OtpAbuseMonitor;
  readonly pressure: Pressure;
  /** For alarms that requests raise. */
  readonly mayLog: Hourly;
  /** Worker that notifies CRM and sales of new leads. */
  readonly deliveries: Pick<DeliveryWorker, 'kinds' | 'wake'>;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}
