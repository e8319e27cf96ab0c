/** The engines of the bench, ours first. */
import type {Engine} from './engine';
import {lunrPlugin} from './lunr-plugin';
import {miniSearch} from './minisearch';
import {ours} from './ours';
import {pagefind} from './pagefind';

export const engines = {ours, miniSearch, pagefind, lunrPlugin} satisfies Record<string, Engine>;
export type EngineId = keyof typeof engines;
