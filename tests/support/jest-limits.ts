/** The time limit that the project's configuration gives its tests. */
import {jest} from '@jest/globals';

declare const testTimeoutMs: number;

jest.setTimeout(testTimeoutMs);
