/**
 * `npm run release [-- --out folder] [--gzip] [--build folder]`: the archive of a release for `deploy/deploy.sh`. Needs a
 * clean tree. Builds the site where `build/` is missing or of another revision; `--build` takes a finished one instead.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildService} from '../server/build.mjs';
import {ensureBuild, inputHash} from './lib/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {fail, root} from './lib/process.mjs';
import {committed, installProduction, makeRelease, requireBuild} from './lib/release';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      out: {type: 'string', default: path.join(root, '.cache/releases')},
      build: {type: 'string'},
      gzip: {type: 'boolean'},
    },
  });
  const commit = committed();
  await ensureInstalled();
  if (values.build === undefined) await ensureBuild();
  const build = values.build ?? path.join(root, 'build');
  requireBuild(build, inputHash());
  await buildService();
  console.log(
    makeRelease({...commit, build, out: values.out, ...(values.gzip && {gzip: true}), install: installProduction}),
  );
}

main().catch((error: Error) => fail(error.message));
