/** The programs that server tests ask for: PostgreSQL, nginx and a load generator, from Debian's packages. */
import {existsSync, readdirSync} from 'node:fs';
import {run} from './process.mjs';

const hasPostgres = () => existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0;

/**
 * Installs what is missing, all at once and before the tests: they run side by side, and apt lets one in at a time. Where
 * nothing can be installed the tests say what they could not show.
 */
export async function ensurePrograms() {
  const missing = [...(hasPostgres() ? [] : ['postgresql']), ...(existsSync('/usr/sbin/nginx') ? [] : ['nginx-light']), ...(existsSync('/usr/bin/wrk') ? [] : ['wrk'])];
  if (missing.length === 0 || process.env.NO_INSTALL === '1' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${missing.join(', ')} (apt-get) …`);
  // No services of their own: the tests start what they need.
  const env = {DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
  await run('apt-get', ['update', '-q'], {quiet: true, env});
  await run('apt-get', ['install', '-yq', '--no-install-recommends', ...missing], {quiet: true, env});
}
