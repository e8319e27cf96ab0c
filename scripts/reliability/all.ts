/** `npm run prove [-- --short]`: runs every proof and writes the table in `.docs/proofs.md`; exits 1 when one fails. */
import {writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {buildService} from '../../server/build.mjs';
import type {Findings, Proof} from './lib';
import {proofs} from './proofs';

const table = fileURLToPath(new URL('../../.docs/proofs.md', import.meta.url));
const {short} = parseArgs({options: {short: {type: 'boolean', default: false}}}).values;

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
  return `| \`prove:${name}\` | ${promise} | ${verdict} | ${cell([...broken, ...unproved, ...figures])} |`;
}

async function main(): Promise<void> {
  await buildService();
  const rows: string[] = [];
  let isBroken = false;
  for (const proof of proofs) {
    const findings = await runOne(proof);
    isBroken ||= findings.broken.length > 0;
    rows.push(rowOf(proof, findings));
  }
  writeFileSync(
    table,
    `# Proofs of the lead service

Written by \`npm run prove${short ? ' -- --short' : ''}\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores.
Each proof is also a command of its own. \`npm test\` runs the short forms, but for \`cost\`, \`throughput\`, \`soak\` and \`static\`, which measure speed and memory, and \`containers\`, which builds an image for minutes.

| command | promise | holds | figures |
| --- | --- | --- | --- |
${rows.join('\n')}
`,
  );
  console.log(`\n${isBroken ? 'A promise does not hold.' : 'All promises hold.'} ${table}`);
  process.exit(isBroken ? 1 : 0);
}

void main();
