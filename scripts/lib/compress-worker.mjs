/** Writes `<file>.br` and `<file>.gz` where they save something; answers with the size that is sent with brotli. */
import {readFileSync, writeFileSync} from 'node:fs';
import {parentPort} from 'node:worker_threads';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

/** A file that gets hardly smaller is sent as it is: unpacking costs the phone more. */
const maxRatio = 0.95;

/** Two percent larger than at the best quality, in half the time: pages are most of what a build compresses. */
const htmlQuality = 10;

/** Gives the size that will be sent. */
function write(file, data, compressed) {
  if (compressed.length > data.length * maxRatio) return data.length;
  writeFileSync(file, compressed);
  return compressed.length;
}

parentPort.on('message', (file) => {
  const data = readFileSync(file);
  const br = brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: file.endsWith('.html') ? htmlQuality : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
  write(`${file}.gz`, data, gzipSync(data, {level: 9}));
  parentPort.postMessage(write(`${file}.br`, data, br));
});
