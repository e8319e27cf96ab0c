/** Keeps the campaign parameter `sp` of the entry address in a cookie for an hour, so that it arrives with a lead. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {campaignCookie} from '../forms/trial/source';

if (ExecutionEnvironment.canUseDOM) {
  const sp = new URLSearchParams(window.location.search).get('sp');
  if (sp) {
    document.cookie = `${campaignCookie.name}=${encodeURIComponent(sp.slice(0, 100))}; path=/; max-age=${campaignCookie.maxAgeSeconds}; samesite=lax`;
  }
}
