/** Checks of what is around the data: settings, files, the running service, providers. */
import {readdirSync, statSync} from 'node:fs';
import {connect as connectTcp} from 'node:net';
import {join} from 'node:path';
import {connect as connectTls} from 'node:tls';
import {buildMark} from '../../../src/site/hosting/builtSite';
import {second} from '../../../src/site/durations';
import {freeBytes, judgeDisk} from '../../checks';
import type {Config} from '../../config';
import {withDeadline} from '../../deadline';
import {reasonOf} from '../../providers/post';
import {doubt, findingOf, fine, problem, skipped, todoOf, type Finding} from './findings';

const connectMs = 3 * second;

/** Settings as the service would read them, and those that production should have. */
export function settingsFindings(config: Config, problems: readonly string[]): Finding[] {
  const wrong = problems.map((line) => problem('settings', line, 'correct the setting; the service does not start'));
  const {isProduction, trustProxy, adminPort, alarmMailTo, alarmWebhook} = config;
  return [
    ...(wrong.length > 0 ? wrong : [fine('settings', 'all valid')]),
    ...(isProduction && !trustProxy
      ? [
          doubt(
            'proxy',
            'TRUST_PROXY is not set',
            'behind a proxy all visitors share the limits of one address: set it to the address of the proxy',
          ),
        ]
      : []),
    ...(isProduction && adminPort === undefined
      ? [doubt('metrics', 'ADMIN_PORT is not set', 'set it: without it there are no metrics')]
      : []),
    ...(isProduction && alarmMailTo.length === 0 && !alarmWebhook
      ? [doubt('alarms', 'nobody is told of alarms', 'set ALARM_MAIL_TO or ALARM_WEBHOOK_URL')]
      : []),
  ];
}

/** The built site in `BUILD_DIR`. */
export function buildFinding({buildDir, needsBuild}: Config): Finding {
  const mark = buildMark(buildDir);
  if (mark !== undefined) return fine('build', `there is a site in ${buildDir}`);
  if (!needsBuild) return skipped('build', `no site in ${buildDir}: the API runs alone`);
  return problem(
    'build',
    `no site in ${buildDir}`,
    'the service does not start: put the build there or unset BUILD_DIR',
  );
}

/** Free space of the data folder. */
export async function diskFinding({dataDir}: Config): Promise<Finding> {
  return findingOf('disk', judgeDisk(await freeBytes(dataDir)), todoOf('disk-low'));
}

/** Whether only the owner can read the files, and one user owns all of them. */
export function permissionFindings({dataDir}: Config): Finding[] {
  const folder = statSync(dataDir);
  const files = readdirSync(dataDir)
    .filter((name) => /^(leads\.db(-wal|-shm)?|keys\.json|run\.json)$/.test(name))
    .map((name) => ({name, ...statSync(join(dataDir, name))}));
  const open = files.filter(({mode}) => mode & 0o077).map(({name}) => name);
  const foreign = files.filter(({uid}) => uid !== folder.uid).map(({name}) => name);
  const findings = [
    ...(open.length > 0
      ? [problem('permissions', `others can read ${open.join(', ')}`, `chmod 600 in ${dataDir}`)]
      : []),
    ...(foreign.length > 0
      ? [
          doubt(
            'permissions',
            `${foreign.join(', ')} belong to another user than the folder`,
            `chown them to the owner of ${dataDir}, or the service cannot write them`,
          ),
        ]
      : []),
    ...(folder.mode & 0o077 ? [doubt('permissions', `others can look into ${dataDir}`, `chmod 700 ${dataDir}`)] : []),
  ];
  return findings.length > 0 ? findings : [fine('permissions', `${dataDir} and its files are for their owner alone`)];
}

const startTodo = 'start it (systemctl start leads) and look at its log (journalctl -u leads)';

/** Whether a service runs on `PORT` and says that it is ready. */
export async function serviceFinding({port, host}: Config): Promise<Finding> {
  if (port === 0) return skipped('service', 'PORT is 0, so its address is not known');
  const address = `http://${/^(0\.0\.0\.0|::)$/.test(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
  try {
    const answer = await withDeadline(async (signal) => {
      const response = await fetch(`${address}/readyz`, {signal});
      return {status: response.status, body: (await response.json()) as {data?: {checks?: unknown}}};
    }, connectMs);
    if (answer.status === 200) return fine('service', `${address} is ready`);
    const checks = [answer.body.data?.checks].flat().filter((name) => typeof name === 'string');
    return problem('service', `${address} is not ready: ${checks.join(', ') || answer.status}`, todoOf('not-ready'));
  } catch (error) {
    return problem('service', `no service answers at ${address} (${reasonOf(error)})`, startTodo);
  }
}

/** A system that the service sends to. */
interface Provider {
  readonly name: string;
  readonly url: string;
}

const defaultPorts: Readonly<Record<string, number>> = {'smtp:': 587, 'smtps:': 465, 'http:': 80, 'https:': 443};

function providersOf({sms, mail, crm, captcha, alarmWebhook}: Config): Provider[] {
  const urls: [string, string | undefined][] = [
    ['sms', sms && (sms.kind === 'gateway' ? sms.url : sms.endpoint)],
    ['mail', mail?.smtpUrl],
    ['crm', crm?.url],
    ['captcha', captcha?.verifyUrl],
    ['alarm webhook', alarmWebhook?.url],
  ];
  return urls.flatMap(([name, url]) => (url === undefined ? [] : [{name, url}]));
}

/** Connects and, where the address says so, agrees on encryption; sends nothing. */
async function reach({protocol, hostname, port}: URL): Promise<void> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const to = {host, port: Number(port) || (defaultPorts[protocol] ?? 0)};
  const isEncrypted = protocol === 'https:' || protocol === 'smtps:';
  const socket = isEncrypted ? connectTls({...to, servername: /^[\d.:]+$/.test(host) ? '' : host}) : connectTcp(to);
  try {
    await withDeadline(
      () =>
        new Promise<void>((resolve, reject) => {
          socket.once(isEncrypted ? 'secureConnect' : 'connect', resolve).once('error', reject);
        }),
      connectMs,
    );
  } finally {
    socket.on('error', () => undefined).destroy();
  }
}

/** Whether the providers can be reached. Hosts only: addresses hold passwords. */
export function providerFindings(config: Config): Promise<Finding[]> {
  return Promise.all(
    providersOf(config).map(async ({name, url}) => {
      const address = new URL(url);
      try {
        await reach(address);
        return fine(name, `${address.host} answers`);
      } catch (error) {
        const todo = 'look at the address, the firewall and the provider';
        return problem(name, `${address.host} cannot be reached (${reasonOf(error)})`, todo);
      }
    }),
  );
}
