/**
 * jsdom, and of Node what browsers have and jsdom lacks, such as `fetch`, `TextEncoder` and `structuredClone`.
 *
 * HarfBuzz is an ES module that waits for its WebAssembly, which Jest's CommonJS modules cannot load: Node itself loads
 * it here, and `harfbuzz.cjs` hands it on.
 */
import * as harfbuzz from 'harfbuzzjs';
import {TestEnvironment} from 'jest-environment-jsdom';

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      if (name in this.global) continue;
      Object.defineProperty(this.global, name, Object.getOwnPropertyDescriptor(globalThis, name));
    }
    // One class for the bytes of both: what Node decodes and compresses is compared with what the modules make.
    Object.assign(this.global, {ArrayBuffer, Uint8Array, harfbuzz});
    // A page that was not navigated to has no entries.
    this.global.performance.getEntriesByType ??= () => [];
  }
}
