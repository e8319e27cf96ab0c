/**
 * Stores the campaign parameter `sp` of the URL, or the one of this visit, in a cookie, so that it is sent with a lead.
 * Visits without a campaign do not load that code.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Whether the URL, a cookie or this tab's storage has a campaign; a browser that blocks storage has none. */
function hasCampaign(): boolean {
  try {
    return /[?&]sp=./.test(location.search) || document.cookie.includes('_sp=') || '_sp' in sessionStorage;
  } catch {
    return false;
  }
}

if (ExecutionEnvironment.canUseDOM && hasCampaign())
  void import('./campaign').then(
    ({keepCampaign}) => keepCampaign(),
    () => undefined,
  );
