/**
 * Documents of a desk on a server. Each writer has a branch at the forge, `write/<login>`, made of commits that this module
 * builds in a bare clone: nothing is ever merged or edited in a work tree. What the writer sees is the branch with everything
 * published since merged in; a folder with these files (`root`) is what checks, lists and the scaffold read.
 */
import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import type {Forge, Pull} from './forge';
import {Git, GitError, historyOf, type Revision} from './git';
import {editorPathOf} from './paths';
import type {Person} from './people';
import {blobSha, Refused, type Conflict, type Edit, type FileContent, type Workspace} from './workspace';

export interface CloneOptions {
  /** Folder of the desk on the server; made if missing. */
  readonly folder: string;
  /** Address of the repository over HTTP. */
  readonly remote: string;
  /** Token for it; sent as a header, never part of an address or a command line. */
  readonly token: string;
  readonly main: string;
}

/** Runs work after what was asked for before, whether that worked or not. */
class Line {
  private last: Promise<unknown> = Promise.resolve();

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = this.last.then(work, work);
    this.last = next.catch(() => undefined);
    return next;
  }
}

/** What went wrong with the remote, in words for the writer; the log has git's own. */
function remoteFailed(error: unknown): never {
  if (!(error instanceof GitError)) throw error;
  console.error(error.message);
  const isRefused = /remote rejected|Authentication failed|error: 40[13]|not found/i.test(error.message);
  throw new Refused(
    503,
    isRefused
      ? '代码平台没有接受，没有保存。您的文字还在，请找工程师'
      : '代码平台没有回应，没有保存。您的文字还在，请过一会儿再试',
  );
}

/** The bare clone that all writers share. */
export class Clone {
  readonly git: Git;
  readonly main: string;
  private readonly line = new Line();
  private isMade = false;

  constructor(private readonly options: CloneOptions) {
    const {token, remote} = options;
    const credentials = Buffer.from(`oauth2:${token}`).toString('base64');
    this.main = options.main;
    this.git = new Git(path.join(options.folder, 'site.git'), {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `http.${new URL(remote).origin}/.extraHeader`,
      GIT_CONFIG_VALUE_0: `Authorization: Basic ${credentials}`,
    });
  }

  /** Folder of the files of a writer. */
  filesOf = (login: string): string => path.join(this.options.folder, 'files', login);

  private async make(): Promise<void> {
    const folder = path.join(this.options.folder, 'site.git');
    if (!existsSync(path.join(folder, 'HEAD'))) {
      mkdirSync(folder, {recursive: true});
      await this.git.run(['init', '--quiet', '--bare']);
    }
    // Commits that are not pushed yet have no name; a link in the tree is a file with its target as text.
    for (const [key, value] of [
      ['gc.auto', '0'],
      ['maintenance.auto', 'false'],
      ['core.symlinks', 'false'],
      ['core.autocrlf', 'false'],
    ] as const) {
      await this.git.run(['config', key, value]);
    }
  }

  /** Brings the branches up to date. @throws {Refused} */
  fetch(): Promise<void> {
    return this.line.run(async () => {
      if (!this.isMade) await this.make();
      this.isMade = true;
      const branches = [this.main, 'write/*'].map((name) => `+refs/heads/${name}:refs/remotes/origin/${name}`);
      await this.git.run(['fetch', '--quiet', '--prune', this.options.remote, ...branches]).catch(remoteFailed);
    });
  }

  /** Names of the branches that the last fetch found. */
  async branches(): Promise<string[]> {
    const names = await this.git.text(['for-each-ref', '--format=%(refname:lstrip=3)', 'refs/remotes/origin']);
    return names.split('\n');
  }

  /** Sets a branch to a commit, if it still is at `before` (null: if there is none). False where it moved. */
  async push(commit: string, branch: string, before: string | null): Promise<boolean> {
    const name = `refs/heads/${branch}`;
    const lease = `--force-with-lease=${name}:${before ?? ''}`;
    try {
      await this.git.run(['push', '--quiet', lease, this.options.remote, `${commit}:${name}`]);
      return true;
    } catch (error) {
      if (/stale info|fetch first|non-fast-forward|cannot lock ref/.test((error as Error).message)) return false;
      return remoteFailed(error);
    }
  }
}

/** What a merge left over. */
interface Merge {
  readonly tree: string;
  readonly files: readonly string[];
}

/** Where the writer's work begins. */
interface Tip {
  readonly commit: string;
  /** The branch as the forge has it; null where there is none. */
  readonly branch: string | null;
  /** Whether the branch has work that is not published. */
  readonly isAhead: boolean;
  /** Of branch and main, where they cannot be merged by git alone. */
  readonly merge: Merge | null;
}

export class HostedWorkspace implements Workspace {
  readonly root: string;
  readonly branch: string;
  private readonly line = new Line();
  private tip: Tip | undefined;
  private known = '';

  constructor(
    private readonly clone: Clone,
    private readonly forge: Forge,
    private readonly person: Person,
  ) {
    this.root = clone.filesOf(person.login);
    this.branch = `write/${person.login}`;
  }

  refresh(): Promise<void> {
    return this.line.run(async () => {
      await this.update();
    });
  }

  change<Result extends Edit>(make: () => Result | Promise<Result>): Promise<Result> {
    return this.line.run(async () => {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const tip = await this.update();
        const edit = await make();
        const tree = await this.treeOf(tip.commit, edit.files);
        // Nothing is changed.
        if (tree === (await this.clone.git.text(['rev-parse', `${tip.commit}^{tree}`]))) return edit;
        const commit = await this.commit(tree, [tip.commit], edit.message);
        if (await this.publish(commit, tip.branch, edit.message)) return edit;
      }
      throw new Refused(503, '别人正在改您的分支，没有保存。请过一会儿再试');
    });
  }

  history(file: string): Promise<Revision[]> {
    return historyOf(this.clone.git, this.tip?.commit ?? `origin/${this.clone.main}`, file);
  }

  /** The pull request of the branch; null where there is nothing to review. */
  async pull(): Promise<Pull | null> {
    if (!this.tip?.branch) return null;
    const found = await this.forge.find(this.branch);
    // The forge did not answer after a save.
    return found ?? (this.tip.isAhead ? this.openPull('改动') : null);
  }

  /** Asks for a review of what is saved. @throws {Refused} */
  async ready(): Promise<void> {
    const pull = await this.pull();
    if (!pull || pull.state === 'merged' || pull.state === 'closed') throw new Refused(409, '没有要送审的改动');
    if ((await this.conflicts()).length > 0) throw new Refused(409, '有一篇和别人的改动冲突，请先对照');
    if (pull.state === 'draft') await this.forge.ready(pull);
  }

  checks = () => (this.tip?.branch ? this.forge.checks(this.tip.branch) : null);

  /** Documents that the branch changes, by path in the editor's tree. */
  async changed(): Promise<string[]> {
    const {commit} = this.tip ?? {};
    if (commit === undefined) return [];
    const main = `refs/remotes/origin/${this.clone.main}`;
    const names = await this.clone.git.text(['diff', '--name-only', '-z', `${main}...${commit}`]);
    return names.split('\0').flatMap((file) => editorPathOf(file) ?? []);
  }

  /** Documents that the writer and somebody else changed in the same place. */
  async conflicts(): Promise<Conflict[]> {
    const {merge, branch} = this.tip ?? {};
    if (!merge || !branch) return [];
    return Promise.all(
      merge.files.map(async (file) => {
        const editorPath = editorPathOf(file);
        if (editorPath === null) throw new Refused(409, `${file}和别人的改动冲突，请找工程师`);
        const [mine, theirs] = await Promise.all([
          this.textOf(branch, file),
          this.textOf(`refs/remotes/origin/${this.clone.main}`, file),
        ]);
        return {path: editorPath, mine: mine ?? '', theirs: theirs ?? '', sha: theirs && blobSha(Buffer.from(theirs))};
      }),
    );
  }

  /** Answers all conflicts by texts of the writer: merges what was published into the branch. @throws {Refused} */
  resolve(files: readonly FileContent[]): Promise<void> {
    return this.line.run(async () => {
      const {merge, branch} = await this.update();
      if (!merge || !branch) return;
      const open = merge.files.filter((name) => !files.some(({file}) => file === name));
      if (open.length > 0 || files.length !== merge.files.length) {
        throw new Refused(409, '这中间又有新的改动，请重新对照');
      }
      const main = await this.clone.git.text(['rev-parse', `refs/remotes/origin/${this.clone.main}`]);
      const tree = await this.treeOf(merge.tree, files);
      const message = '对照别人的改动';
      const commit = await this.commit(tree, [branch, main], message);
      if (!(await this.publish(commit, branch, message))) throw new Refused(409, '这中间又有新的改动，请重新对照');
    });
  }

  private async update(): Promise<Tip> {
    await this.clone.fetch();
    const {git} = this.clone;
    const names = [this.clone.main, this.branch].map((name) => `refs/remotes/origin/${name}`);
    const found = (await git.text(['for-each-ref', '--format=%(refname) %(objectname)', ...names])).split('\n');
    const [main, branch] = names.map(
      (name) => found.find((line) => line.startsWith(`${name} `))?.split(' ')[1] ?? null,
    );
    if (!main) throw new Refused(503, '代码平台上没有主分支，请找工程师');
    const key = `${main} ${branch ?? ''}`;
    if (!this.tip || key !== this.known) {
      const tip = await this.find(main, branch ?? null);
      await this.show(tip.commit);
      this.tip = tip;
      this.known = key;
    }
    return this.tip;
  }

  private async find(main: string, branch: string | null): Promise<Tip> {
    const {git} = this.clone;
    const published = {commit: main, branch, isAhead: false, merge: null};
    if (branch === null || (await git.asks(['merge-base', '--is-ancestor', branch, main]))) return published;
    const own = {commit: branch, branch, isAhead: true, merge: null};
    if (await git.asks(['merge-base', '--is-ancestor', main, branch])) return own;
    const merge = await this.merge(branch, main);
    // A forge may have merged it as one new commit: then it adds nothing, or, where main went on since, only the forge knows.
    if (merge.tree === (await git.text(['rev-parse', `${main}^{tree}`]))) return published;
    const pull = await this.forge.find(this.branch);
    if (pull?.state === 'merged' && pull.head === branch) return published;
    if (merge.files.length > 0) return {...own, merge};
    return {...own, commit: await this.commit(merge.tree, [branch, main], '合并已发布的内容')};
  }

  /** What git makes of two commits; it exits with 1 where they conflict. */
  private async merge(ours: string, theirs: string): Promise<Merge> {
    const args = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', ours, theirs];
    const output = await this.clone.git.text(args, {alsoGood: [1]});
    const [tree = '', ...files] = output.split('\0');
    return {tree: tree.trim(), files: files.filter((file) => file.trim() !== '')};
  }

  /** Writes the files of a commit into `root`: only what differs. */
  private async show(commit: string): Promise<void> {
    mkdirSync(this.root, {recursive: true});
    const env = {GIT_INDEX_FILE: `${this.root}.index`};
    await this.clone.git.run([`--work-tree=${this.root}`, 'read-tree', '--reset', '-u', commit], {env});
  }

  private async treeOf(base: string, files: readonly FileContent[]): Promise<string> {
    const {git} = this.clone;
    const env = {GIT_INDEX_FILE: `${this.root}.commit`};
    await git.run(['read-tree', base], {env});
    for (const {file, content} of files) {
      const blob = await git.text(['hash-object', '-w', '--stdin'], {input: content});
      await git.run(['update-index', '--add', '--cacheinfo', `100644,${blob},${file}`], {env});
    }
    return git.text(['write-tree'], {env});
  }

  /** Null where the commit has no such file. */
  private async textOf(commit: string, file: string): Promise<string | null> {
    try {
      return (await this.clone.git.run(['cat-file', 'blob', `${commit}:${file}`])).toString();
    } catch {
      return null;
    }
  }

  private commit(tree: string, parents: readonly string[], message: string): Promise<string> {
    const {name, email} = this.person;
    const env = {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
    };
    const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])];
    return this.clone.git.text(args, {env, input: message});
  }

  /** Pushes and sees to a pull request. False where the branch moved meanwhile. */
  private async publish(commit: string, before: string | null, message: string): Promise<boolean> {
    if (!(await this.clone.push(commit, this.branch, before))) return false;
    await this.update();
    try {
      const pull = await this.forge.find(this.branch);
      if (!pull || pull.state === 'merged' || pull.state === 'closed') await this.openPull(message);
    } catch {
      // It is saved, and the log says why; `pull` asks again.
    }
    return true;
  }

  private openPull(message: string): Promise<Pull> {
    return this.forge.open(this.branch, `${this.person.name}：${message}`, '在写字台写的。');
  }
}
