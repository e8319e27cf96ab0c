/**
 * The campaign parameter `sp` in the cookie `_sp`: for an hour, and gone when the last tab of the site is closed.
 *
 * No event tells a tab that is closed from one that goes to the next page. So a page that is left gives the cookie a few
 * seconds only; the next page of the same tab knows the campaign from the tab's own storage and renews the cookie for the
 * time that was left, and so does every other tab that hears of it. After the last tab nobody does. A cookie that no tab
 * answers for was left by a browser that crashed, and goes.
 */
import {campaignCookie} from './source';

interface Campaign {
  readonly sp: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/** What tabs tell each other: a campaign, that one is being left, or that a tab does not know the campaign of the cookie. */
type Message = Campaign | 'left' | 'ask';

/** How long a cookie outlives a page that is left: the loading of the next one. */
const graceSeconds = 3;
/** How long other tabs may take to answer. */
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
  // A reload or a way back to the entry address is no new visit.
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
