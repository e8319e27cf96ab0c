/** How Chromium is started, by the browser tests and by `npm run bench:stage`. */
import type {LaunchOptions} from '@playwright/test';

/** Settings of the engine that Playwright gives a headless browser. */
const pointerSettings = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** Launch options of Chromium, without the path of the program. */
export const chromiumOptions = {
  ignoreDefaultArgs: [`--blink-settings=${pointerSettings}`],
  args: [
    // A headless browser does not know how fast its network is, and would load lazy pictures as far ahead as on a slow
    // one: 3000 px instead of the 1250 px of a phone with 4G.
    `--blink-settings=${pointerSettings},lazyLoadingImageMarginPxUnknown=1250`,
    // Containers run as root and have a small /dev/shm.
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--hide-scrollbars',
    // No background services of the browser: without a network they would retry all the time.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ],
} satisfies LaunchOptions;
