/**
 * Evaluates the main script in steps, a task each, so that a phone can answer a tap in between: React, then the client
 * modules with the table of routes, then Docusaurus. In one task they took a third of a second on a slow phone (ADR 18).
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The name by which `entry.js` requires Docusaurus' own entry. */
const original = 'docusaurus-entry';

export default function startInSteps(_: LoadContext): Plugin {
  return {
    name: 'start-in-steps',
    configureWebpack: ({entry}, isServer) => {
      // While developing, Docusaurus' entry accepts its own updates.
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      if (typeof entry !== 'string')
        throw new Error('The entry of the bundle is no file; Docusaurus has changed it, see plugins/start-in-steps.');
      return {entry: path.join(__dirname, 'entry.js'), resolve: {alias: {[`${original}$`]: entry}}};
    },
  };
}
