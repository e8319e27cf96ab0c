/** `test` and `expect` of every browser test: a service per worker, and matchers of our own. */
import {test as base, expect as baseExpect, type Locator} from '@playwright/test';
import {startService, type Service} from './service';
import {isDaily, isLeftToCounterpart} from './suite';

interface WorkerFixtures {
  /** The service of this worker on the built site. Other tests of the worker have sent leads to it before. */
  service: Service;
}

/** Options of a project, a file or a group: `test.use({editionsByDay: 'one'})`. */
export interface TestOptions {
  /** The editions in which `npm test` runs a test that exists for each; `one` for what depends on components alone. */
  editionsByDay: 'one' | 'both';
}

interface TestFixtures {
  /** Skips a test whose counterpart of the other edition is enough for a daily run. */
  oneEdition: undefined;
}

export const test = base.extend<TestFixtures & TestOptions, WorkerFixtures>({
  editionsByDay: ['both', {option: true}],
  oneEdition: [
    async ({editionsByDay}, use, testInfo) => {
      const isLeft = isDaily && editionsByDay === 'one' && isLeftToCounterpart(testInfo.titlePath);
      testInfo.skip(isLeft, 'the other edition is enough');
      await use(undefined);
    },
    {auto: true},
  ],
  service: [
    // Playwright wants the empty pattern: it reads the names of the fixtures from it.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const service = await startService();
      await use(service);
      await service.stop();
    },
    {scope: 'worker'},
  ],
  baseURL: ({service}, use) => use(service.base),
});

export const expect = baseExpect.extend({
  /** The focus is on the element, inside it, or on what closely surrounds it, such as the group of a radio button. */
  async toContainFocus(locator: Locator, options: {timeout?: number} = {}) {
    const timeout = options.timeout ?? this.timeout;
    let focused = '';
    const read = async (): Promise<boolean> => {
      const {has, name} = await locator.evaluate((element) => {
        const {activeElement: active, body} = document;
        const isNear = active !== null && active !== body && (element.contains(active) || active.contains(element));
        return {has: isNear, name: active?.outerHTML.slice(0, 160) ?? 'nothing'};
      });
      focused = name;
      return has;
    };
    const pass = await baseExpect
      .poll(read, {timeout})
      .toBe(!this.isNot)
      .then(
        () => !this.isNot,
        () => this.isNot,
      );
    return {
      pass,
      message: () =>
        `${this.utils.matcherHint('toContainFocus', 'locator', '', {isNot: this.isNot})}\n\nLocator: ${String(locator)}\nFocused: ${focused}`,
    };
  },
});
