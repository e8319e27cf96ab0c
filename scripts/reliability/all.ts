/**
 * `npm run prove [-- --short] [name …]`: runs every proof, or those that are named, and writes their rows in
 * `.docs/proofs.md`; exits 1 when one fails, 2 when a name is unknown.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {buildService} from '../../server/build.mjs';
import type {Findings, Proof} from './lib';
import {proofs} from './proofs';

const table = fileURLToPath(new URL('../../.docs/proofs.md', import.meta.url));
const {
  values: {short},
  positionals: names,
} = parseArgs({options: {short: {type: 'boolean', default: false}}, allowPositionals: true});

async function runOne(proof: Proof): Promise<Findings> {
  console.log(`\n${proof.name}: ${proof.promise}`);
  try {
    return await proof.run({short, print: (line) => console.log(`  ${line}`)});
  } catch (error) {
    return {figures: [], broken: [`The proof did not come to its end: ${String(error)}`], unproved: []};
  }
}

const cell = (lines: readonly string[]): string =>
  lines.map((line) => line.replaceAll('|', '\\|').replaceAll('\n', ' ')).join('<br>');

function rowOf({name, promise}: Proof, {figures, broken, unproved}: Findings): string {
  const verdict = broken.length > 0 ? 'no' : unproved.length > 0 ? 'in part' : 'yes';
  const date = new Date().toISOString().slice(0, 10);
  return `| \`prove:${name}\` | ${promise} | ${verdict} | ${date}${short ? ', short' : ''} | ${cell([...broken, ...unproved, ...figures])} |`;
}

/** The rows of the last run by proof: a run of a few proofs keeps the others'. */
function rowsOfTable(): Map<string, string> {
  const lines = existsSync(table) ? readFileSync(table, 'utf8').split('\n') : [];
  return new Map(lines.flatMap((line) => [...line.matchAll(/^\| `prove:([\w-]+)`/g)].map(([, name]) => [name!, line])));
}

async function main(): Promise<void> {
  const unknown = names.filter((name) => !proofs.some((proof) => proof.name === name));
  if (unknown.length > 0) {
    console.error(`No proof: ${unknown.join(', ')}. There are ${proofs.map(({name}) => name).join(', ')}.`);
    process.exit(2);
  }
  await buildService();
  const rows = rowsOfTable();
  let isBroken = false;
  for (const proof of proofs.filter(({name}) => names.length === 0 || names.includes(name))) {
    const findings = await runOne(proof);
    isBroken ||= findings.broken.length > 0;
    rows.set(proof.name, rowOf(proof, findings));
  }
  writeFileSync(
    table,
    `# Proofs of the lead service

Written by \`npm run prove\`, Node ${process.versions.node}, ${cpus().length} cores.
Each proof is also a command of its own. \`npm test\` runs the short forms, but for \`cost\`, \`throughput\`, \`soak\` and \`static\`, which measure speed and memory, and \`containers\`, which builds an image for minutes.

| command | promise | holds | date | figures |
| --- | --- | --- | --- | --- |
${proofs.flatMap(({name}) => rows.get(name) ?? []).join('\n')}
`,
  );
  console.log(`\n${isBroken ? 'A promise does not hold.' : 'All promises hold.'} ${table}`);
  process.exit(isBroken ? 1 : 0);
}

void main();
