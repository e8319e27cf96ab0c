/**
 * A visit with the campaign parameter `sp` in its address, or one that still has it: keeps it in a cookie, so that it
 * arrives with a lead. Other visits load nothing of it.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Whether the address, a cookie or this tab knows a campaign; a browser that blocks storage has none. */
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
