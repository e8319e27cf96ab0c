/**
 * The docs plugin, with its global data trimmed. Left alone it puts the id and path of every document into the bundle
 * of every page; only the entry page of each version is needed there.
 */
import pluginContentDocs, {validateOptions as validate} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

interface GlobalVersion {
  mainDocId: string;
  docs: {id: string}[];
  draftIds: string[];
  sidebars?: unknown;
}

function slim(data: unknown): unknown {
  const {versions, ...rest} = data as {versions: GlobalVersion[]};
  return {
    ...rest,
    versions: versions.map((version) => ({
      ...version,
      draftIds: [],
      sidebars: {},
      docs: version.docs.filter((doc) => doc.id === version.mainDocId),
    })),
  };
}

export default async function slimDocs(
  context: LoadContext,
  options: Parameters<typeof pluginContentDocs>[1],
): Promise<Plugin<unknown>> {
  const plugin = (await pluginContentDocs(context, options)) as Plugin<unknown>;
  return {
    ...plugin,
    async contentLoaded(args) {
      const {setGlobalData} = args.actions;
      await plugin.contentLoaded?.({
        ...args,
        actions: {...args.actions, setGlobalData: (data) => setGlobalData(slim(data))},
      });
    },
  };
}

export const validateOptions = validate;
