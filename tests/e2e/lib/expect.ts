/** Waiting for what a user would see, never for a length of time. */
import assert from 'node:assert/strict';
import type {Locator, Page} from 'playwright-core';

const timeout = 10_000;

/** Repeats an assertion until it holds; fails with its last message. */
export async function eventually(assertion: () => Promise<void>): Promise<void> {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** The element shows exactly this text. */
export const expectText = (locator: Locator, text: string): Promise<void> =>
  eventually(async () => assert.equal((await locator.innerText({timeout})).trim(), text));

/** The control holds this value. */
export const expectValue = (locator: Locator, value: string): Promise<void> =>
  eventually(async () => assert.equal(await locator.inputValue({timeout}), value));

/** There is no such element. */
export const expectNone = (locator: Locator): Promise<void> =>
  eventually(async () => assert.equal(await locator.count(), 0, String(locator)));

/** The page has arrived at this pathname. */
export const expectPath = (page: Page, pathname: string): Promise<void> =>
  eventually(async () => assert.equal(new URL(page.url()).pathname, pathname));

/** The focus is on this element, inside it or closely around it. */
export const expectFocus = (locator: Locator, what: string): Promise<void> =>
  eventually(async () => {
    const has = await locator.evaluate((element) => {
      const {activeElement, body} = document;
      // A live region inside the element that takes the focus, or a control inside the group that is meant.
      return activeElement !== body && (element.contains(activeElement) || activeElement!.contains(element));
    });
    assert.ok(has, `the focus is not on ${what}`);
  });
