/** `leads doctor`: what is in order, what is not, and what to do; for an operator when something is wrong. */
import {existsSync} from 'node:fs';
import {inspectConfig, type Environment} from '../../config';
import type {Arguments, OptionSpecs} from '../command';
import type {CliContext} from '../context';
import {dataFindings, tried} from './data';
import type {Finding} from './findings';
import {
  buildFinding,
  diskFinding,
  permissionFindings,
  providerFindings,
  serviceFinding,
  settingsFindings,
} from './surroundings';

export const doctorOptions = {
  quick: {meaning: 'leave out the check of the whole file, which takes a minute for some gigabytes'},
} satisfies OptionSpecs;

const columns = {level: 9, check: 14};

function render({level, check, detail, todo}: Finding): string {
  const line = `${level.padEnd(columns.level)}${check.padEnd(columns.check)}${detail}`;
  return `${line}\n${todo ? `${' '.repeat(columns.level + columns.check)}-> ${todo}\n` : ''}`;
}

/**
 * Runs all checks that can be run, whatever is wrong with the settings, and prints what they found.
 * @returns the exit code: 0, or 1 when there is a problem
 */
export async function doctor(environment: Environment, print: CliContext['print'], args: Arguments): Promise<number> {
  const {config, problems} = inspectConfig(environment);
  const hasFolder = config.databaseUrl === undefined && existsSync(config.dataDir);
  const all: Finding[] = [];
  const add = (findings: readonly Finding[]): void => {
    for (const finding of findings) print(render(finding));
    all.push(...findings);
  };
  add(settingsFindings(config, problems));
  add([buildFinding(config)]);
  if (hasFolder) {
    add(await tried('disk', async () => [await diskFinding(config)], 'look at the folder'));
    add(await tried('permissions', async () => permissionFindings(config), 'look at the folder'));
  }
  add(await dataFindings(config, args.flag('quick')));
  add([await serviceFinding(config)]);
  add(await providerFindings(config));
  const count = (level: Finding['level']): number => all.filter((finding) => finding.level === level).length;
  print(`\nproblems: ${count('problem')}, warnings: ${count('warning')}\n`);
  return count('problem') > 0 ? 1 : 0;
}
