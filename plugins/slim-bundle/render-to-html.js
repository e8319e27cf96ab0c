/**
 * Docusaurus' renderer with one option more: every part of a page stands where it belongs. By default React moves large
 * parts that were loaded lazily to the end of the document and puts them in place by script, which readers without
 * script, the search index and the content security policy would all notice.
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
