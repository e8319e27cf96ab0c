/**
 * `npm run dev` only: `/__preview?path=/support/…` of the development server shows the other edition's text of a support
 * document, and the key “\” puts it beside the page (`plugins/dev-preview/client.ts`). In a build the plugin does nothing.
 */
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadDocuments} from '../../scripts/checks/documents';
import {counterpartOf} from './counterpart';

/** Reads the files on every request: the other edition's text is usually the one being written. */
async function answer(siteDir: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const pathname = new URL(request.url ?? '/', 'http://localhost').searchParams.get('path') ?? '';
  const found = counterpartOf(loadDocuments(siteDir).documents, pathname);
  response.statusCode = found ? 200 : 404;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  // The Markdown library is a dev dependency.
  response.end(found ? (await import('./render')).renderPreview(found) : 'This page is no support document.');
}

/** Connect-style middleware of the development server. */
interface Middleware {
  readonly name: string;
  readonly path: string;
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: (error: unknown) => void) => void;
}

export default function devPreview({siteDir}: LoadContext): Plugin {
  if (process.env.NODE_ENV === 'production') return {name: 'dev-preview'};
  const preview: Middleware = {
    name: 'dev-preview',
    path: '/__preview',
    middleware: (request, response, next) => void answer(siteDir, request, response).catch(next),
  };
  // Docusaurus appends the returned list to its own (this same array), so the array is modified in
  // place; the preview has to be before the history fallback, which answers every URL with the site.
  const setupMiddlewares = (middlewares: Middleware[]): Middleware[] => {
    middlewares.unshift(preview);
    return [];
  };
  return {
    name: 'dev-preview',
    getClientModules: () => [path.join(siteDir, 'plugins/dev-preview/client.ts')],
    // `devServer` is read by `docusaurus start`; the types of the configuration know the bundler's own keys only.
    configureWebpack: () => ({devServer: {setupMiddlewares}}) as object,
  };
}
