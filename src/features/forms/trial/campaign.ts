/**
 * The campaign parameter `sp` in the cookie `_sp`: for an hour, and gone when the last tab of the site is closed.
 *
 * No event tells closing a tab from navigating in it. So on `pagehide` the cookie gets a lifetime of a few seconds; the next
 * page of the same tab knows the campaign from sessionStorage and renews the cookie for the remaining time, as does every
 * other tab that is told over the channel. After the last tab nobody does. A cookie that no tab confirms was left by a
 * crashed browser, and is deleted.
 */
import {campaignCookie} from './source';

interface Campaign {
  readonly sp: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/** Messages between tabs: a campaign, that a page is being left, or that a tab does not know the cookie's campaign. */
type Message = Campaign | 'left' | 'ask';

/** Lifetime of the cookie after a page is left: time to load the next one. */
const graceSeconds = 3;
/** Time for other tabs to answer. */
const patienceMs = 1500;
const longest = 100;

const now = () => Date.now();

function write(sp: string, seconds: number): void {
  document.cookie = `${campaignCookie.name}=${encodeURIComponent(sp)}; path=/; max-age=${seconds}; samesite=lax`;
}

/** The campaign of the address, else the one this tab already had. */
function ownCampaign(): Campaign | null {
  const sp = new URLSearchParams(window.location.search).get('sp')?.slice(0, longest);
  const kept = JSON.parse(window.sessionStorage.getItem(campaignCookie.name) ?? 'null') as Campaign | null;
  // A reload or Back to the entry URL is no new visit.
  if (kept && kept.until > now() && (!sp || sp === kept.sp)) return kept;
  return sp ? {sp, until: now() + campaignCookie.maxAgeSeconds * 1000} : null;
}

/** Keeps the campaign as long as a tab of the site is open. Called once per page. */
export function keepCampaign(): void {
  let campaign = ownCampaign();
  let channel: BroadcastChannel | undefined;

  const renew = () => {
    if (!campaign) return;
    const seconds = Math.ceil((campaign.until - now()) / 1000);
    if (seconds > 0) write(campaign.sp, seconds);
  };
  const adopt = (one: Campaign) => {
    campaign = one;
    window.sessionStorage.setItem(campaignCookie.name, JSON.stringify(one));
    renew();
  };
  const tell = (message: Message) => channel?.postMessage(message);
  const open = () => {
    channel = new BroadcastChannel(campaignCookie.name);
    channel.onmessage = ({data}: MessageEvent<Message>) => {
      if (data === 'left') renew();
      else if (data === 'ask') {
        if (campaign) tell(campaign);
      } else adopt(data);
    };
  };

  open();
  if (campaign) {
    adopt(campaign);
    tell(campaign);
  } else {
    tell('ask');
    window.setTimeout(() => {
      if (!campaign) write('', 0);
    }, patienceMs);
  }
  window.addEventListener('pagehide', () => {
    if (campaign) write(campaign.sp, graceSeconds);
    tell('left');
    channel?.close();
  });
  window.addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return;
    open();
    renew();
  });
}
