/** The files of `deploy/`: each is tried with the program that reads it where that is installed, and compared with the code. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {parse} from 'yaml';
import {afterAll, describe, expect, it} from '@jest/globals';
import {committed, requireBuild} from '../../scripts/lib/release';
import {parseConfig, settingNames} from '../../server/config';
import {listenOptions} from '../../server/listen';
import {countStore, createMetrics} from '../../server/metrics';
import {openSqliteStore} from '../../server/store/sqlite';

const read = (file: string): string => readFileSync(file, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** Whether a program is installed; a test of it is skipped otherwise, except in CI. */
const has = (program: string): boolean => Boolean(process.env.CI) || spawnSync('which', [program]).status === 0;
const itWith = (program: string): typeof it.skip => (has(program) ? it : it.skip);

function run(program: string, ...args: string[]): string {
  const {status, stdout, stderr} = spawnSync(program, args, {encoding: 'utf8'});
  return status === 0 ? '' : `${stdout}${stderr}`;
}

const shellScripts = ['deploy', 'deploy/containers'].flatMap((at) =>
  readdirSync(at)
    .filter((name) => name.endsWith('.sh'))
    .map((name) => join(at, name)),
);

itWith('shellcheck')('shellcheck finds nothing in the scripts for servers', () => {
  expect(shellScripts).toHaveLength(4);
  expect(run('shellcheck', ...shellScripts)).toBe('');
});

describe('systemd units', () => {
  const units = 'deploy/systemd';
  const directives = (name: string): string[] =>
    read(join(units, name))
      .split('\n')
      .filter((line) => /^\w+=/.test(line));

  it.each(['leads.service', 'leads-backup.service'])('%s is confined', (name) => {
    expect(directives(name)).toEqual(
      expect.arrayContaining([
        'User=leads',
        'NoNewPrivileges=yes',
        'ProtectSystem=strict',
        'ProtectHome=yes',
        'PrivateTmp=yes',
        'PrivateDevices=yes',
        'PrivateUsers=yes',
        'CapabilityBoundingSet=',
        'RestrictNamespaces=yes',
        'SystemCallFilter=@system-service',
        'SystemCallFilter=~@privileged @resources',
        'UMask=0077',
      ]),
    );
    // V8 compiles at run time and would not start.
    expect(directives(name).some((line) => line.startsWith('MemoryDenyWriteExecute'))).toBe(false);
  });

  it('the service does not give up, and is given its socket', () => {
    expect(directives('leads.service')).toEqual(
      expect.arrayContaining(['StartLimitIntervalSec=0', 'Restart=always', 'Requires=leads.socket']),
    );
    expect(directives('leads.socket').filter((line) => line.startsWith('ListenStream='))).toHaveLength(1);
  });

  itWith('systemd-analyze').each(['leads.service', 'leads-backup.service'])('%s scores 2.5 at most', (name) => {
    expect(run('systemd-analyze', 'security', '--offline=true', '--threshold=25', join(units, name))).toBe('');
  });
});

describe('the socket of systemd', () => {
  const config = {host: '0.0.0.0', port: 3000};

  it('is used when it is meant for this process, and not passed on', () => {
    const environment = {LISTEN_PID: '7', LISTEN_FDS: '1', LISTEN_FDNAMES: 'leads.socket', PATH: '/bin'};
    expect(listenOptions(config, environment, 7)).toMatchObject({fd: 3});
    expect(environment).toEqual({PATH: '/bin'});
  });

  it('is not taken from another process, and two are refused', () => {
    expect(listenOptions(config, {LISTEN_PID: '6', LISTEN_FDS: '1'}, 7)).toEqual(config);
    expect(listenOptions(config, {}, 7)).toEqual(config);
    expect(() => listenOptions(config, {LISTEN_PID: '7', LISTEN_FDS: '2'}, 7)).toThrow('2 sockets');
  });
});

it('the template of the settings is complete', () => {
  const settings = Object.fromEntries(
    read('deploy/leads.env.example')
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  expect(Object.keys(settings).filter((name) => !settingNames.includes(name))).toEqual([]);
  const secrets = {
    LEAD_KEY: Buffer.alloc(32, 3).toString('base64'),
    SMS_HTTP_SECRET: 'a long secret of the gateway, 32+',
    CRM_WEBHOOK_SECRET: 'a long secret of the webhook, 32+',
  };
  expect(Object.keys(settings)).toEqual(expect.arrayContaining(Object.keys(secrets)));
  expect(parseConfig({...settings, ...secrets}).dataDir).toBe('/var/lib/leads');
});

describe('containers', () => {
  const at = 'deploy/containers';
  interface Service {
    readonly environment?: Record<string, unknown>;
    readonly secrets?: readonly string[];
    readonly volumes?: readonly string[];
    readonly depends_on?: readonly string[] | Record<string, unknown>;
    readonly build?: object;
    readonly healthcheck?: {readonly test: readonly string[]};
    readonly networks: readonly string[];
  }
  interface Compose {
    readonly services: Record<string, Service>;
    readonly secrets: Record<string, {readonly file: string}>;
    readonly volumes: Record<string, unknown>;
    readonly networks: Record<string, unknown>;
  }
  const compose = parse(read(join(at, 'compose.yaml')), {merge: true}) as Compose;

  it('copy only what is there, run without root, and say whether they work', () => {
    const file = read(join(at, 'Containerfile'));
    const copied = [...file.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((source) => !existsSync(source))).toEqual([]);
    const stages = [...file.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name);
    const from = [...file.matchAll(/--from=(\w+)/g)].map(([, name]) => name);
    expect(from.filter((name) => !stages.includes(name))).toEqual([]);
    const last = file.slice(file.lastIndexOf('\nFROM'));
    expect(last).toMatch(/^USER \d+$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    const variables = /^ENV (.*)$/m
      .exec(last)![1]!
      .split(' ')
      .map((pair) => pair.split('=')[0]);
    expect(variables.filter((name) => name !== 'NODE_ENV' && !settingNames.includes(name!))).toEqual([]);
    expect(file).not.toMatch(/(SECRET|KEY|PASSWORD)=/);
  });

  it('are composed of services, secrets, networks and volumes that exist, with settings that the service knows', () => {
    const names = Object.keys(compose.services);
    for (const [name, service] of Object.entries(compose.services)) {
      const needs = service.depends_on ?? [];
      for (const other of Array.isArray(needs) ? needs : Object.keys(needs)) expect(names).toContain(other);
      for (const secret of service.secrets ?? []) expect(compose.secrets).toHaveProperty(secret);
      for (const network of service.networks) expect(compose.networks).toHaveProperty(network);
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('./')) expect(existsSync(join(at, source))).toBe(true);
        else if (!source.startsWith('$')) expect(compose.volumes).toHaveProperty(source);
      }
      // The image of the service brings its own check. A plain scalar with a colon in it would be read as a mapping.
      if (!service.build) expect([name, service.healthcheck?.test]).toEqual([name, expect.any(Array)]);
      for (const part of service.healthcheck?.test ?? []) expect([name, typeof part]).toEqual([name, 'string']);
    }
    const {environment = {}, secrets = []} = compose.services['leads-1']!;
    expect([...Object.keys(environment), ...secrets].filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(secrets).toEqual(expect.arrayContaining(['LEAD_KEY', 'DATABASE_URL', 'SMTP_URL']));
    // What a proxy passes on is believed from the network of the proxy only.
    expect(compose.networks.front).toMatchObject({ipam: {config: [{subnet: environment.TRUST_PROXY}]}});
    const shared = compose.services.caddy!.networks.filter((name) =>
      compose.services['leads-1']!.networks.includes(name),
    );
    expect(shared).toEqual(['front']);
    for (const copy of ['leads-1', 'leads-2']) expect(read(join(at, 'Caddyfile'))).toContain(`${copy}:3000`);
  });

  it('get their secrets from files', () => {
    writeFileSync(join(folder, 'LEAD_KEY'), 'a key with $signs and "quotes"\n');
    writeFileSync(join(folder, 'not-a-setting'), 'x');
    const {stdout} = spawnSync('sh', [join(at, 'entrypoint.sh'), 'sh', '-c', 'printf %s "$LEAD_KEY"; env'], {
      env: {PATH: process.env.PATH, SECRETS_DIR: folder},
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/^a key with \$signs and "quotes"/);
    expect(stdout).not.toContain('not-a-setting=');
  });
});

it('Litestream copies the file of the service', () => {
  const {dbs} = parse(read('deploy/litestream.yml')) as {dbs: {path: string; replicas: Record<string, string>[]}[]};
  expect(dbs.map(({path}) => path)).toEqual(['/var/lib/leads/leads.db']);
  expect(dbs[0]!.replicas[0]).toMatchObject({type: 'file', 'sync-interval': '1s'});
});

describe('monitoring', () => {
  const rules = 'deploy/prometheus/leads.rules.yml';
  interface Rules {
    readonly groups: {readonly rules: {readonly alert: string; readonly expr: string}[]}[];
  }
  interface Dashboard {
    readonly panels: {readonly targets: {readonly expr: string}[]}[];
  }
  /** Names of metrics in an expression; functions are followed by a parenthesis, labels stand in braces or after by. */
  const metricsIn = (expression: string): string[] =>
    [
      ...expression
        .replace(/"[^"]*"/g, '')
        .replace(/\{[^}]*\}/g, '')
        .replace(/\bby\s*\([^)]*\)/g, '')
        .matchAll(/\b[a-z_]+(_[a-z]+)+\b(?!\s*\()|\bup\b/g),
    ].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''));

  /** Of Prometheus, and what is registered once the build is known. */
  const others = ['up', 'build_info'];

  it('uses metrics that the service has', async () => {
    const metrics = createMetrics();
    const store = openSqliteStore(join(folder, 'data'));
    countStore(metrics, store, Date.now);
    const known = new Set([...metrics.registry.getMetricsAsArray().map(({name}) => name), ...others]);
    await store.close();
    const expressions = [
      ...(parse(read(rules)) as Rules).groups.flatMap((group) => group.rules.map(({expr}) => expr)),
      ...(JSON.parse(read('deploy/grafana/leads.json')) as Dashboard).panels.flatMap(({targets}) =>
        targets.map(({expr}) => expr),
      ),
    ];
    const used = expressions.map((expression) => [expression, metricsIn(expression)] as const);
    expect(used.filter(([, names]) => names.length === 0)).toEqual([]);
    expect(used.flatMap(([, names]) => names).filter((name) => !known.has(name))).toEqual([]);
  });

  itWith('promtool')('fires the alerts that it should', () => {
    expect(run('promtool', 'check', 'rules', rules)).toBe('');
    expect(run('promtool', 'test', 'rules', 'deploy/prometheus/leads.rules.test.yml')).toBe('');
    const tried = read('deploy/prometheus/leads.rules.test.yml');
    const alerts = (parse(read(rules)) as Rules).groups.flatMap((group) => group.rules.map(({alert}) => alert));
    expect(alerts.filter((alert) => !new RegExp(`alertname: ${alert}\\b`).test(tried))).toEqual([]);
  });
});

it('the documents for operators link to files that exist', () => {
  const documents = ['operations.md', 'hosting.md', ...readdirSync('.docs/runbooks').map((name) => `runbooks/${name}`)];
  expect(documents.length).toBeGreaterThan(9);
  const broken = documents.flatMap((name) => {
    const file = join('.docs', name);
    return [...read(file).matchAll(/\]\((?!https?:)([^)#]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(dirname(file), target)))
      .map((target) => `${name}: ${target}`);
  });
  expect(broken).toEqual([]);
});

describe('a release', () => {
  it('is not made of uncommitted changes', () => {
    const repository = join(folder, 'repository');
    const git = (...args: string[]): string => run('git', '-C', repository, ...args);
    expect(run('git', 'init', '--quiet', repository)).toBe('');
    writeFileSync(join(repository, 'a'), '1');
    expect(git('add', 'a')).toBe('');
    expect(git('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '--quiet', '-m', 'a')).toBe('');
    expect(committed(repository).revision).toMatch(/^[0-9a-f]{12}$/);
    writeFileSync(join(repository, 'a'), '2');
    expect(() => committed(repository)).toThrow('commit or discard');
  });

  it('is not made of pages of another revision', () => {
    expect(() => requireBuild(join(folder, 'none'), 'x')).toThrow('no built site');
    writeFileSync(join(folder, 'index.html'), '');
    expect(() => requireBuild(folder, 'x')).toThrow('another revision');
    writeFileSync(join(folder, '.build-hash'), 'x');
    expect(() => requireBuild(folder, 'x')).not.toThrow();
  });
});
