/** Before the Firefox tests: finds or installs Firefox, builds the site where its sources changed, bundles the service. */
export default async function globalSetup(): Promise<void> {
  // Playwright compiles this file to CommonJS, which loads ES modules by import() alone.
  const {ensureFirefox} = await import('../../scripts/lib/browser.mjs');
  const {ensureBuild} = await import('../../scripts/lib/build.mjs');
  const {buildService} = await import('../../server/build.mjs');
  // Workers inherit it.
  process.env.FIREFOX_PATH = await ensureFirefox();
  // A custom folder holds a build of the caller: never rebuilt here.
  if (process.env.BUILD_DIR === undefined) await ensureBuild({quiet: true});
  await buildService();
}
