/** Converts reports of the tools to problems: `file:line field: what to write`. */
import path from 'node:path';
import {root} from './process.mjs';

const relative = (file) => path.relative(root, path.resolve(root, file)).split(path.sep).join('/');

/** First sentence only: some rules explain themselves over a whole page. */
const firstLine = (text) => text.split('\n')[0].trim();

const parse = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A tool that fails to start prints plain text. */
const broken = (tool, output) => [`${tool} did not run: ${output.trim().split('\n').slice(-8).join('\n  ')}`];

export function eslintProblems({stdout, output}) {
  const files = parse(stdout);
  if (!files) return broken('eslint', output);
  return files.flatMap(({filePath, messages}) =>
    messages.map(
      ({line, ruleId, message}) => `${relative(filePath)}:${line ?? 1} ${ruleId ?? 'syntax'}: ${firstLine(message)}`,
    ),
  );
}

/** stylelint 16 writes its report to stderr. */
export function stylelintProblems({output}) {
  const files = parse(output.slice(output.indexOf('[')));
  if (!files) return broken('stylelint', output);
  return files.flatMap(({source, warnings, parseErrors}) =>
    [...warnings, ...parseErrors].map(
      ({line, rule, text}) =>
        `${relative(source)}:${line} ${rule ?? 'syntax'}: ${firstLine(text).replace(` (${rule})`, '')}`,
    ),
  );
}

/** With all lines of a message: the indented ones after the first say what does not fit. */
export function tscProblems({code, output}) {
  const lines = output.replaceAll('\r\n', '\n');
  const found = [...lines.matchAll(/^(\S.*?)\((\d+),\d+\): error (TS\d+): (.*(?:\n[ \t]+\S.*)*)$/gm)].map(
    ([, file, line, id, message]) => `${relative(file)}:${line} ${id}: ${message}`,
  );
  return found.length === 0 && code !== 0 ? broken('tsc', output) : found;
}

/** Failing tests of a Jest JSON report that was written with `--testLocationInResults`. */
export function jestProblems(report) {
  return report.testResults.flatMap(({name, message, assertionResults}) => {
    const failed = assertionResults
      .filter(({status}) => status === 'failed')
      .map(({fullName, failureMessages, location}) => {
        const reason = (failureMessages[0] ?? '').split('\n    at ')[0].trim();
        return `${relative(name)}:${location?.line ?? 1} ${fullName}: ${reason}`;
      });
    // A file that does not load has no tests to fail.
    return failed.length === 0 && message ? [`${relative(name)}:1 ${message.trim()}`] : failed;
  });
}
