/** Programs the proofs need, from Debian's packages where we may install them. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Installs a package without starting its services. Gives whether it is there now. */
export function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
  const apt = (...args: string[]): boolean => spawnSync('/usr/bin/apt-get', args, {env, stdio: 'ignore'}).status === 0;
  return apt('update', '-q') && apt('install', '-yq', '--no-install-recommends', name);
}
