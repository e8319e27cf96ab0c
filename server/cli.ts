/** `npm run leads -- <command>`: CLI for operators; safe to use while the service runs. */
import {runCommand} from './cli/run';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `leads list | head` closes the pipe early.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

void runCommand(process.argv.slice(2), {
  environment: process.env,
  out: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
  err: (text) => void process.stderr.write(text),
}).then((code) => (process.exitCode = code));
