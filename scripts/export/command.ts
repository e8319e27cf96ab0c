/** Shared by the export commands: loading the built site, and error messages. */
import {withCaptcha} from '../../src/site/hosting/headers';
import {loadSite, type Site} from '../../src/site/hosting/builtSite';

/** Prints an actionable message and exits. */
export function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

/** The build of `BUILD_DIR` (default `./build`), with the policy the service would give it; ends the command where there is none. */
export function builtSite(): Site {
  const folder = process.env.BUILD_DIR ?? 'build';
  const site =
    loadSite(folder) ?? stop(`There is no built site in ${folder}: run "npm run build" first, or set BUILD_DIR.`);
  return {...site, policy: withCaptcha(site.policy, Boolean(process.env.CAPTCHA_SITE_KEY))};
}

/** Runs a parser of arguments; a wrong one ends the command with how it is used. */
export function parse<T>(parser: () => T, usage: string): T {
  try {
    return parser();
  } catch (error) {
    return stop(`${(error as Error).message}\n${usage}`);
  }
}
