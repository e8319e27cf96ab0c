/** Help and documentation, made from the table of commands. */
import type {Command} from './command';

/** How a command is called, without the program. */
const callOf = ({name, operand, options = {}}: Command): string => {
  const value = operand && (operand.needed ? operand.value : `[${operand.value}]`);
  return [name, value, Object.keys(options).length > 0 && '[options]'].filter(Boolean).join(' ');
};

const program = 'npm run --silent leads --';

const indented = (rows: readonly (readonly [left: string, right: string])[]): string => {
  const width = rows.reduce((widest, [left]) => Math.max(widest, left.length), 0);
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

/** Help of all commands. */
export const overview = (commands: readonly Command[]): string =>
  [
    `Usage: ${program} <command>`,
    indented(commands.map((command) => [callOf(command), command.summary])),
    `"${program} <command> --help" lists the options. Without --silent npm prints lines of its own;\n` +
      '"node server/dist/cli.js <command>" is the same without npm.\n' +
      'The leads are those of DATA_DIR (./data), or of DATABASE_URL where it is set. Times are in UTC.',
  ].join('\n\n');

/** How a command is called, one line. */
export const usageOf = (command: Command): string => `Usage: ${program} ${callOf(command)}`;

/** Help of one command. */
export function helpOf(command: Command): string {
  const options = Object.entries(command.options ?? {}).map(([name, {value, meaning}]): [string, string] => [
    [`--${name}`, value].filter(Boolean).join(' '),
    meaning,
  ]);
  const former = command.alias && `Its former name, ${command.alias}, still works.`;
  return [usageOf(command), command.summary, indented(options), former, ...(command.details ?? [])]
    .filter(Boolean)
    .join('\n\n');
}

/** The table of commands for `server/README.md`. */
export const documentation = (commands: readonly Command[]): string =>
  [
    '| command | what it does | options |',
    '| --- | --- | --- |',
    ...commands.map((command) => {
      const {name, alias, operand, summary, options = {}} = command;
      const names = Object.entries(options).map(([option, {value}]) => `\`--${option}${value ? ` ${value}` : ''}\``);
      const call = `\`${[name, operand?.value].filter(Boolean).join(' ')}\``;
      const cells = [alias ? `${call}, formerly \`${alias}\`` : call, summary, names.join(', ') || '–'];
      return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    }),
  ].join('\n');
