/**
 * Versions of Node that the site is built and served with. Not 24: since 24.19 a process that uses better-sqlite3 12 ends
 * with "Assertion failed: (env) != nullptr" when an idle moment collects a statement
 * (https://github.com/nodejs/node/issues/65446), and better-sqlite3 13 crashes on Node 20. With the end of Node 20 here
 * both go: better-sqlite3 13, Node 22 and 24.
 */
const supported = [
  {major: 20, minor: 19},
  {major: 22, minor: 12},
];

/**
 * What is wrong with a version of Node, in a sentence for who started the command; undefined if nothing.
 * @param {string} version such as "22.12.0"
 * @returns {string | undefined}
 */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  const isSupported = supported.some((one) => one.major === major && minor >= one.minor);
  if (isSupported) return undefined;
  const versions = supported.map((one) => `${one.major}.${one.minor}`).join(' or ');
  return `Node ${versions} (or newer with the same first number) is needed; this is Node ${version}. See .nvmrc.`;
}
