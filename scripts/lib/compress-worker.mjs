/** Writes `<file>.br` and `<file>.gz`; answers with the size of the former. */
import {readFileSync, writeFileSync} from 'node:fs';
import {parentPort} from 'node:worker_threads';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

parentPort.on('message', (file) => {
  const data = readFileSync(file);
  const br = brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gzipSync(data, {level: 9}));
  parentPort.postMessage(br.length);
});
