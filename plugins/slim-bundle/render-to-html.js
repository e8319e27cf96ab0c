/**
 * Docusaurus' renderer with one more option: all parts of a page are rendered in place. By default React moves large lazy
 * parts to the end of the document and inserts them by script, which breaks pages without JavaScript, the search index and
 * the content security policy.
 */
import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import {renderToPipeableStream} from 'react-dom/server';

export async function renderToHtml(app) {
  return new Promise((resolve, reject) => {
    const passThrough = new PassThrough();
    const {pipe} = renderToPipeableStream(app, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady() {
        pipe(passThrough);
        text(passThrough).then(resolve, reject);
      },
    });
  });
}
