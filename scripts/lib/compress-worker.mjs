/** Writes `<file>.br` and `<file>.gz` when they are smaller; replies with the size sent with brotli. */
import {readFileSync, writeFileSync} from 'node:fs';
import {parentPort} from 'node:worker_threads';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

/** Above this ratio a file is sent uncompressed: decompression would cost the phone more than it saves. */
const maxRatio = 0.95;

/** Brotli quality of pages: 2 % larger than the best, in half the time; they are most of the build. */
const htmlQuality = 10;

/** Returns the size that will be sent. */
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
