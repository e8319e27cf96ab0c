/** A desk on a server, put together from its settings. */
import type {FastifyInstance} from 'fastify';
import {deskApp} from './app';
import type {Forge, ForgeOptions} from './forge';
import {gitea} from './forges/gitea';
import {github} from './forges/github';
import {gitlab} from './forges/gitlab';
import {Clone, HostedWorkspace} from './hosted';
import {hostedAccess} from './people';
import type {Sent} from './review';
import type {HostedSettings} from './settings';

const forges: Readonly<Record<HostedSettings['forge'], (options: ForgeOptions) => Forge>> = {
  gitea,
  forgejo: gitea,
  gitlab,
  github,
};

export interface HostedDeskOptions {
  readonly root: string;
  readonly bundle: string;
  readonly settings: HostedSettings;
  readonly site: string | null;
}

export function hostedDesk({root, bundle, settings, site}: HostedDeskOptions): FastifyInstance {
  const {remote, token, main, folder, people, previewUrl} = settings;
  const clone = new Clone({folder, remote, token, main});
  const forge = forges[settings.forge](settings);
  const sent = async (): Promise<Sent[]> => {
    const branches = new Set(await clone.branches());
    const pulls = await Promise.all(
      people
        .filter(({login}) => branches.has(`write/${login}`))
        .map(async ({login, name}) => {
          const pull = await forge.find(`write/${login}`);
          return pull && ['review', 'changes', 'approved'].includes(pull.state) ? [{...pull, name}] : [];
        }),
    );
    return pulls.flat();
  };
  return deskApp({
    root,
    bundle,
    access: hostedAccess(settings),
    workspaceOf: (person) => new HostedWorkspace(clone, forge, person),
    review: {previewUrl, sent},
    site,
    // A person, not a program.
    perMinute: 300,
  });
}
