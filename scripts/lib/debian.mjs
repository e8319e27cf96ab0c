/** Installs programs for tests and proofs from Debian packages, where permitted. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Keeps the package `postgresql` from creating and starting a cluster. */
const clusterSettings = '/etc/postgresql-common/createcluster.conf';

/**
 * Installs packages without starting their services, unless `NO_INSTALL` is set.
 * @param {...string} names
 * @returns {boolean} whether they are there now
 */
export function installPackages(...names) {
  if (process.env.NO_INSTALL || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  if (names.includes('postgresql') && !existsSync(clusterSettings)) {
    mkdirSync(path.dirname(clusterSettings), {recursive: true});
    writeFileSync(clusterSettings, 'create_main_cluster = false\n');
  }
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
  const apt = (...args) => spawnSync('/usr/bin/apt-get', args, {env, stdio: 'ignore', timeout: 300_000}).status === 0;
  // Keeps our cluster settings instead of the package's default.
  return (
    apt('update', '-q') &&
    apt('install', '-yq', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold', ...names)
  );
}

/** Whether a package is installed, by its files. */
const markerFiles = {
  postgresql: () => existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0,
  'nginx-light': () => existsSync('/usr/sbin/nginx'),
  wrk: () => existsSync('/usr/bin/wrk'),
  shellcheck: () => existsSync('/usr/bin/shellcheck'),
  // With promtool, which reads its rules.
  prometheus: () => existsSync('/usr/bin/promtool'),
};

/**
 * Installs everything the server tests need up front: they run in parallel, and apt allows one process at a time. Where
 * nothing can be installed, the tests report what they skipped.
 */
export function ensurePrograms() {
  const missing = Object.entries(markerFiles).flatMap(([name, isThere]) => (isThere() ? [] : [name]));
  if (missing.length > 0) installPackages(...missing);
}
