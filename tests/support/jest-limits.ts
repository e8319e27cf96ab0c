/** The time limit that the project's configuration gives its tests, and one more try on the build machine, as in Playwright. */
import {jest} from '@jest/globals';

declare const testTimeoutMs: number;

jest.setTimeout(testTimeoutMs);

if (process.env.CI) jest.retryTimes(1, {logErrorsBeforeRetry: true});
