/**
 * `npm run prove:containers`: builds the image of `deploy/containers` and runs its compose file with Podman: two copies on
 * PostgreSQL behind Caddy. Takes leads, restarts one copy after the other under load, backs up and reads the backup.
 *
 * Base images are made here from Debian packages, because no registry of images is needed that way; the two that the
 * compose file names are stand-ins with the same settings. Podman runs health checks by timers of systemd; here a loop does.
 */
import {spawn, spawnSync, type SpawnSyncReturns} from 'node:child_process';
import {chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {installPackages} from '../lib/debian.mjs';
import {
  command,
  connections,
  leadKey,
  makeLeads,
  post,
  ProofReport,
  send,
  withStore,
  withTempFolder,
  type Proof,
  type StoreLocation,
} from './lib';

const root = fileURLToPath(new URL('../..', import.meta.url));
const project = 'leads-proof';
const programs = ['podman', 'runc', 'netavark', 'aardvark-dns', 'podman-compose', 'debootstrap'];
const images = {
  node: 'localhost/leads-proof-node',
  service: 'localhost/leads-proof',
  postgres: 'localhost/postgres:15-bookworm',
  caddy: 'localhost/caddy:2',
};
const copies = [`${project}_leads-1_1`, `${project}_leads-2_1`];

/** Starts PostgreSQL with the settings that the official image reads. */
const postgresEntrypoint = `#!/bin/sh
set -eu
case $1 in postgres) ;; *) exec "$@" ;; esac
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  install -d -o postgres -g postgres -m 700 "$PGDATA"
  su postgres -c "initdb --username=$POSTGRES_USER --pwfile=$POSTGRES_PASSWORD_FILE --auth=scram-sha-256 --auth-local=trust" >&2
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  su postgres -c "pg_ctl -w -o '-c listen_addresses=' start && createdb --username=$POSTGRES_USER $POSTGRES_DB; pg_ctl -w stop" >&2
fi
exec su postgres -c "exec postgres -c listen_addresses='*' -c unix_socket_directories=/var/run/postgresql"
`;

const standIns = {
  postgres: `FROM ${images.node}
RUN groupadd --gid 999 postgres && useradd --uid 999 --gid 999 --home-dir /var/lib/postgresql postgres \\
  && apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends postgresql-15 \\
  && rm -rf /var/lib/postgresql/15 && install -d -o postgres -g postgres /var/run/postgresql /var/lib/postgresql/data
ENV PGDATA=/var/lib/postgresql/data PATH=/usr/lib/postgresql/15/bin:/usr/sbin:/usr/bin:/sbin:/bin
COPY entrypoint.sh /usr/local/bin/docker-entrypoint.sh
ENTRYPOINT ["/usr/local/bin/docker-entrypoint.sh"]
CMD ["postgres"]
`,
  caddy: `FROM ${images.node}
RUN apt-get update && apt-get install -y --no-install-recommends caddy
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
`,
};

/** Settings of Podman for the proof alone: its own storage and networks, and limits below any of this machine. */
function configurePodman(folder: string): void {
  const settings = `[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
`;
  const storage = `[storage]
driver = "overlay"
graphroot = "${folder}/storage"
runroot = "${folder}/run"
`;
  writeFileSync(path.join(folder, 'containers.conf'), settings);
  writeFileSync(path.join(folder, 'storage.conf'), storage);
  process.env.CONTAINERS_CONF = path.join(folder, 'containers.conf');
  process.env.CONTAINERS_STORAGE_CONF = path.join(folder, 'storage.conf');
  process.env.BUILDAH_ISOLATION = 'chroot';
}

const run = (file: string, ...args: string[]): SpawnSyncReturns<string> =>
  spawnSync(file, args, {encoding: 'utf8', maxBuffer: 1 << 28});

/** Runs a program to its end; throws with the end of its output when it fails. */
function must(file: string, ...args: string[]): string {
  const {status, stdout, stderr, error} = run(file, ...args);
  if (status === 0) return stdout.trim();
  throw new Error(
    `${file} ${args.slice(0, 3).join(' ')} failed: ${error?.message ?? `${stdout}${stderr}`.slice(-2000)}`,
  );
}

const podman = (...args: string[]): string => must('podman', ...args);

/** Copies Node and npm of this machine, and what an installation needs behind a network without prebuilt binaries. */
function addNode(base: string): void {
  const prefix = path.dirname(path.dirname(process.execPath));
  cpSync(process.execPath, path.join(base, 'usr/bin/node'), {dereference: true});
  const modules = path.join(prefix, 'lib/node_modules');
  cpSync(path.join(modules, 'npm'), path.join(base, 'usr/lib/node_modules/npm'), {recursive: true});
  must('ln', '-sf', '../lib/node_modules/npm/bin/npm-cli.js', path.join(base, 'usr/bin/npm'));
  const headers = path.join(prefix, 'include/node');
  if (existsSync(headers)) cpSync(headers, path.join(base, 'usr/include/node'), {recursive: true});
  const settings = [`nodedir=/usr`];
  const authorities = run('npm', 'config', 'get', 'cafile').stdout.trim();
  if (authorities.startsWith('/')) {
    cpSync(authorities, path.join(base, 'etc/ssl/certs/ca-certificates.crt'));
    settings.push('cafile=/etc/ssl/certs/ca-certificates.crt');
  }
  const global = path.join(base, 'usr/etc');
  mkdirSync(global, {recursive: true});
  writeFileSync(path.join(global, 'npmrc'), `${settings.join('\n')}\n`);
}

function buildImages(folder: string): void {
  const base = path.join(folder, 'base');
  must('debootstrap', '--variant=minbase', '--include=ca-certificates,python3,make,g++', 'bookworm', base);
  addNode(base);
  must('tar', '-C', base, '-cf', `${base}.tar`, '.');
  podman('import', `${base}.tar`, images.node);
  for (const [name, containerfile] of Object.entries(standIns)) {
    const context = path.join(folder, name);
    mkdirSync(context);
    writeFileSync(path.join(context, 'Containerfile'), containerfile);
    writeFileSync(path.join(context, 'entrypoint.sh'), postgresEntrypoint, {mode: 0o755});
    podman('build', '--pull=never', '-t', images[name as keyof typeof standIns], context);
  }
  podman(
    ...['build', '--pull=never', '--format=docker', '--build-arg', `NODE=${images.node}`],
    ...['--build-arg', 'SITE_URL=https://localhost', '-t', images.service],
    ...['-f', path.join(root, 'deploy/containers/Containerfile'), root],
  );
}

/** A copy of `deploy/containers` with secrets and settings, as `.docs/operations.md` says. */
function configure(folder: string): string {
  const at = path.join(folder, 'containers');
  cpSync(path.join(root, 'deploy/containers'), at, {recursive: true});
  const secrets = path.join(at, 'secrets');
  mkdirSync(secrets, {recursive: true});
  const values = {
    LEAD_KEY: leadKey,
    POSTGRES_PASSWORD: 'proof',
    DATABASE_URL: 'postgres://leads:proof@database/leads',
    SMS_HTTP_SECRET: 'a secret of the SMS gateway',
    SMTP_URL: 'smtps://user:password@mail.invalid:465',
    CRM_WEBHOOK_SECRET: '',
  };
  for (const [name, value] of Object.entries(values)) writeFileSync(path.join(secrets, name), value, {mode: 0o644});
  const backups = path.join(folder, 'backups');
  mkdirSync(backups, {mode: 0o700});
  chownSync(backups, 999, 999);
  // The folders above are readable by their owner only; the containers' users enter through the mount.
  chmodSync(folder, 0o755);
  writeFileSync(
    path.join(at, '.env'),
    [
      `LEADS_IMAGE=${images.service}`,
      'SITE_URL=https://localhost',
      'SITE_ADDRESS=localhost',
      'SMS_HTTP_URL=https://sms.invalid/send',
      'MAIL_FROM=website@example.com',
      `BACKUP_DIR=${backups}`,
    ].join('\n'),
  );
  return at;
}

const compose = (at: string, ...args: string[]): SpawnSyncReturns<string> =>
  spawnSync('podman-compose', ['-p', project, '-f', 'compose.yaml', ...args], {cwd: at, encoding: 'utf8'});

const isHealthy = (container: string): boolean => run('podman', 'healthcheck', 'run', container).status === 0;

async function untilHealthy(container: string, seconds: number): Promise<boolean> {
  const until = Date.now() + seconds * 1000;
  while (!isHealthy(container)) {
    if (Date.now() > until) return false;
    await delay(500);
  }
  return true;
}

/** The address of a container in a network of the compose file. */
const addressOf = (container: string, network: keyof typeof networks): string =>
  podman('inspect', '--format', `{{(index .NetworkSettings.Networks "${project}_${network}").IPAddress}}`, container);

/** The status of a request through Caddy, whose certificate is its own for `localhost`; 0 when none arrives. */
function statusThrough(caddy: string, url: string): Promise<number> {
  return new Promise((resolve) => {
    const options = {host: caddy, path: url, servername: 'localhost', headers: {host: 'localhost'}};
    const request = https.get({...options, rejectUnauthorized: false, timeout: 20_000}, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(0));
  });
}

/** Restarts one copy after the other while pages are read through Caddy; returns how many were, and how many failed. */
async function restartUnderLoad(report: ProofReport, caddy: string): Promise<void> {
  let isOver = false;
  const statuses: number[] = [];
  const reader = async (): Promise<void> => {
    while (!isOver) {
      statuses.push(await statusThrough(caddy, '/'));
      await delay(20);
    }
  };
  const readers = Promise.all([reader(), reader(), reader(), reader()]);
  for (const copy of copies) {
    // Not blocking: the readers go on.
    const restarted = spawn('podman', ['restart', '--time', '15', copy], {stdio: 'ignore'});
    await new Promise((resolve) => restarted.once('close', resolve));
    report.expect(
      !logOf(copy).includes('proxy-not-trusted'),
      `${copy} does not trust the proxy, so all visitors share its limits`,
    );
    report.expect(await untilHealthy(copy, 60), `${copy} was not ready again within 60 s`);
    await delay(2000);
  }
  isOver = true;
  await readers;
  const failed = statuses.filter((status) => status !== 200);
  report.expect(
    failed.length === 0,
    `${failed.length} of ${statuses.length} pages failed during the restarts: ${failed.slice(0, 5).join(', ')}`,
  );
  report.figure(
    `one copy after the other restarted: ${statuses.length} pages read through Caddy meanwhile, ${failed.length} failed`,
  );
}

function logOf(container: string): string {
  const {stdout, stderr} = run('podman', 'logs', container);
  return stdout + stderr;
}

/** What a program that breaks in would meet. */
function checkConfinement(report: ProofReport): void {
  const [copy] = copies as [string, string];
  const inside = (script: string): string => run('podman', 'exec', copy, 'sh', '-c', script).stdout.trim();
  report.expect(inside('id -u') === '10001', 'the service does not run as its own user');
  report.expect(
    inside('touch /srv/site/x 2>/dev/null && echo written') === '',
    'the root file system can be written to',
  );
  report.expect(/^CapEff:\s+0+$/m.test(inside('cat /proc/self/status')), 'the service has capabilities');
  const inspected = podman('inspect', copy);
  report.expect(!inspected.includes(leadKey), 'the key is shown by "inspect"');
  report.figure('the service runs as user 10001 without capabilities on a read-only root; "inspect" shows no secret');
}

async function useDeployment(report: ProofReport, folder: string, location: StoreLocation): Promise<void> {
  const caddy = addressOf(`${project}_caddy_1`, 'front');
  const page = await statusThrough(caddy, '/support');
  report.expect(page === 200, `a page was answered with ${page} through Caddy`);
  const status = await statusThrough(caddy, '/readyz');
  report.expect(status === 404, `/readyz was answered with ${status} from outside`);

  const agent = connections(4);
  const leads = await makeLeads(location, 6);
  // As the proxy would: this machine is in its network, and the codes belong to callers on the loopback interface.
  const postTo = (copy: string, lead: unknown) =>
    post(agent, `http://${addressOf(copy, 'front')}:3000/api/v1/leads`, lead, {'x-forwarded-for': '127.0.0.1'});
  for (const [at, lead] of leads.entries()) {
    const stored = await postTo(copies[at % 2]!, lead);
    report.expect(stored.status === 201, `a lead was answered with ${stored.status}`);
  }
  const again = await postTo(copies[1]!, leads[0]);
  report.expect(again.status === 200, `a repeated lead was answered with ${again.status} by the other copy`);
  const metrics = await send(agent, `http://${addressOf(copies[0]!, 'front')}:3000/metrics`);
  report.expect(metrics.status === 404, 'metrics are shown outside the container');
  agent.destroy();
  const listed = podman(
    'exec',
    copies[0]!,
    'leads-entrypoint',
    'node',
    'server/dist/cli.js',
    'list',
    '--format',
    'ndjson',
  );
  report.expect(listed.split('\n').length === leads.length, 'the command line does not list the leads');
  report.figure(
    `${leads.length} leads stored by two copies, a repeated one recognized by the other copy, all listed by the command line`,
  );

  podman('exec', `${project}_backup_1`, '/bin/sh', '/backup.sh', '--once');
  // The job wrote one at its start, before there were leads; names are in order of time.
  const dump = readdirSync(path.join(folder, 'backups'))
    .filter((name) => name.endsWith('.dump'))
    .sort()
    .at(-1);
  report.expect(dump !== undefined, 'the backup job wrote no file');
  if (dump !== undefined) {
    const restore = `createdb --username=leads check && pg_restore --username=leads --dbname=check /tmp/d && psql --username=leads --dbname=check -Atc 'SELECT count(*) FROM leads'`;
    podman('cp', path.join(folder, 'backups', dump), `${project}_database_1:/tmp/d`);
    const count = podman('exec', `${project}_database_1`, 'sh', '-c', restore);
    report.expect(count === String(leads.length), `the backup holds ${count} leads`);
    report.figure(`a backup restored into a new database holds ${count} leads`);
  }
}

/** The networks of the compose file: podman-compose 1.0 does not read their addresses. */
const networks = {
  front: ['172.30.0.0/24', '--internal'],
  back: ['172.30.1.0/24', '--internal'],
  out: ['172.30.2.0/24'],
  web: ['172.30.3.0/24'],
};

function createNetworks(): void {
  for (const [name, [subnet, ...rest]] of Object.entries(networks))
    podman('network', 'create', ...rest, `--subnet=${subnet}`, `${project}_${name}`);
}

function remove(folder: string): void {
  run('podman', 'rm', '--all', '--force', '--time', '2');
  run('podman', 'volume', 'prune', '--force');
  for (const name of Object.keys(networks)) run('podman', 'network', 'rm', '--force', `${project}_${name}`);
  run('podman', 'image', 'prune', '--all', '--force');
  run('umount', path.join(folder, 'storage/overlay'));
}

export const proof: Proof = {
  name: 'containers',
  promise:
    'containers: the image builds, the compose file starts two copies on PostgreSQL behind Caddy, one restart after the other fails no request, the backup restores',
  async run(options) {
    const report = new ProofReport(options);
    const isThere = (): boolean => programs.slice(0, 2).every((name) => run('which', name).status === 0);
    if (process.getuid?.() !== 0 || (!isThere() && !installPackages(...programs, 'postgresql-client'))) {
      report.cannotProve('Podman is not installed, or this is not root.');
      return report;
    }
    await withTempFolder(async (folder) => {
      const started = performance.now();
      configurePodman(folder);
      buildImages(folder);
      report.figure(`images built in ${((performance.now() - started) / 60_000).toFixed(1)} min`);
      const at = configure(folder);
      try {
        createNetworks();
        const up = compose(at, 'up', '--detach', '--no-build');
        if (up.status !== 0 || /^Error: unable to start/m.test(up.stderr))
          throw new Error(`podman-compose up failed: ${`${up.stdout}${up.stderr}`.slice(-2000)}`);
        for (const name of [`${project}_database_1`, ...copies])
          report.expect(await untilHealthy(name, 120), `${name} is not healthy after 120 s`);
        const databaseUrl = `postgres://leads:proof@${addressOf(`${project}_database_1`, 'back')}/leads`;
        const location = {folder, databaseUrl};
        await withStore(location, () => Promise.resolve());
        await useDeployment(report, folder, location);
        checkConfinement(report);
        await restartUnderLoad(report, addressOf(`${project}_caddy_1`, 'front'));
      } finally {
        remove(folder);
      }
    });
    return report;
  },
};

command(import.meta.url, proof);
