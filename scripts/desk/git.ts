/** Runs git, without a shell and without questions. */
import {spawn} from 'node:child_process';

/** Git ended with an error. The message may name addresses, so it is for the log only. */
export class GitError extends Error {}

interface RunOptions {
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
  /** Exit codes that are an answer too. */
  readonly alsoGood?: readonly number[];
}

/** Milliseconds after which a command is given up, mostly one that waits for the remote. */
const longest = 60_000;

export class Git {
  /** `folder` is a work tree or a bare repository. */
  constructor(
    private readonly folder: string,
    private readonly env: Readonly<Record<string, string>> = {},
  ) {}

  /** Output of a command. @throws {GitError} */
  run(args: readonly string[], {input, env = {}, alsoGood = []}: RunOptions = {}): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const child = spawn('git', ['-C', this.folder, ...args], {
        env: {...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', ...this.env, ...env},
        stdio: ['pipe', 'pipe', 'pipe'],
        timeout: longest,
      });
      const [out, err]: [Buffer[], Buffer[]] = [[], []];
      child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
      child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
      child.once('error', reject);
      child.once('close', (code) =>
        code === 0 || alsoGood.includes(code ?? -1)
          ? resolve(Buffer.concat(out))
          : reject(new GitError(`git ${args[0]} ended with ${code}: ${Buffer.concat(err).toString()}`)),
      );
      // A command that ends early does not read its input.
      child.stdin.on('error', () => undefined);
      child.stdin.end(input);
    });
  }

  async text(args: readonly string[], options?: RunOptions): Promise<string> {
    return (await this.run(args, options)).toString().trim();
  }

  /** Whether a question of git, e.g. `merge-base --is-ancestor`, is answered with yes. */
  async asks(args: readonly string[]): Promise<boolean> {
    try {
      await this.run(args);
      return true;
    } catch {
      return false;
    }
  }
}

/** One change of a document. */
export interface Revision {
  readonly commit: string;
  /** Name and address of the author. */
  readonly name: string;
  readonly email: string;
  /** ISO 8601. */
  readonly when: string;
  /** First line of the message. */
  readonly what: string;
}

/** The changes of a file that lead to a commit, newest first; empty outside of a repository. */
export async function historyOf(git: Git, commit: string, file: string): Promise<Revision[]> {
  const format = '--format=%H%x00%an%x00%ae%x00%aI%x00%s';
  try {
    const lines = await git.text(['log', '--max-count=100', '--no-merges', format, commit, '--', file]);
    return lines
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [id = '', name = '', email = '', when = '', what = ''] = line.split('\0');
        return {commit: id, name, email, when, what};
      });
  } catch {
    return [];
  }
}
