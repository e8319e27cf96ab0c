/**
 * A stand-in for systemd's socket activation with `Restart=always`, for proofs where systemd does not run:
 *
 *   node activator.mjs <port> <file for the process id> <folder> <program> [argument…]
 *
 * Opens the port, prints it, and runs the program in the folder with the socket as descriptor 3, again after each of its
 * ends. `spawnSync` blocks the event loop, so this process itself accepts no connection. An empty file `<pid file>.stop`
 * ends it with the program.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, writeSync} from 'node:fs';
import {createServer} from 'node:net';

const [port, pidFile, folder, ...command] = process.argv.slice(2);

// The shell knows the process id before the program starts; exec keeps it.
const script = 'echo $$ > "$0"; LISTEN_PID=$$ LISTEN_FDS=1; export LISTEN_PID LISTEN_FDS; exec "$@"';

const server = createServer().listen(Number(port), '127.0.0.1', () => {
  writeSync(1, `${server.address().port}\n`);
  while (!existsSync(`${pidFile}.stop`)) {
    const {error} = spawnSync('/bin/sh', ['-c', script, pidFile, ...command], {
      // Resolved anew at each start, as systemd does with WorkingDirectory.
      cwd: folder,
      stdio: ['ignore', 2, 2, server._handle.fd],
    });
    // The folder may be a link that is not there yet.
    if (error && error.code !== 'ENOENT') throw error;
    // As RestartSec; a program that fails at once must not keep a core busy.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
  process.exit(0);
});
