/** What must not happen while a page is open: console messages, script errors, failed and foreign requests. */
import type {Page} from '@playwright/test';

/**
 * Collects the problems of a page from now on.
 * @param origin of the service; requests to any other one are problems
 * @param expectedStatus of the page itself
 * @returns the list they are added to
 */
export function collectProblems(page: Page, origin: string, expectedStatus = 200): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Chromium reports the status of the page itself, which is what a 404 page is for.
    const isOwnStatus =
      expectedStatus !== 200 &&
      message.location().url === page.url() &&
      message.text().includes(String(expectedStatus));
    if (!isOwnStatus) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`script error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left or closed aborts what it was loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      problems.push(`request failed: ${request.url()} (${request.failure()?.errorText})`);
    }
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      problems.push(`request to another origin: ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    const wanted = isPage ? expectedStatus : undefined;
    if (wanted !== undefined ? response.status() !== wanted : response.status() >= 400) {
      problems.push(`status ${response.status()}: ${response.url()}`);
    }
  });
  return problems;
}
