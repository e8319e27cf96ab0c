/** What a download page has to know of its visitor: which platform to put first, and browsers that cannot install. */
import type {Platform} from '@site/src/facts/downloads.schema';

export interface Visitor {
  /** Null where we offer nothing for the system, and nothing should be put first. */
  readonly platform: Platform | null;
  /**
   * - `wechat`: WeChat on a telephone, which blocks installers and stores.
   * - `uc`: UC Browser, which installs only from a new window.
   */
  readonly browser: 'wechat' | 'uc' | 'other';
}

function platformOf(userAgent: string, touchPoints: number): Platform | null {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  // Tablets with iPadOS present themselves as a Mac; no Mac has a touch screen.
  if (/Macintosh/.test(userAgent)) return touchPoints > 1 ? 'ios' : 'pc';
  if (/Android/.test(userAgent)) return 'android';
  // HarmonyOS without its Android layer runs neither installer.
  if (/OpenHarmony|HarmonyOS/.test(userAgent)) return null;
  return /Windows NT|X11|CrOS|Linux/.test(userAgent) ? 'pc' : null;
}

/** Reads a user agent string; `touchPoints` is `navigator.maxTouchPoints`. */
export function readUserAgent(userAgent: string, touchPoints: number): Visitor {
  const platform = platformOf(userAgent, touchPoints);
  const handheld = platform === 'ios' || platform === 'android';
  if (handheld && /MicroMessenger/i.test(userAgent)) return {platform, browser: 'wechat'};
  if (handheld && /UCBrowser|UBrowser/i.test(userAgent)) return {platform, browser: 'uc'};
  return {platform, browser: 'other'};
}
