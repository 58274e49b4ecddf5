import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { NODE } from './preparar.mjs';

/** Starts a program on the pinned Node, passes our signals on to it, and ends as it ends. */
export function servir(argumentos, env = {}) {
  const filho = spawn(NODE, argumentos, {
    stdio: 'inherit',
    // What Node makes of each source is kept for the next start; where it cannot be written, it is made anew.
    env: { NODE_COMPILE_CACHE: resolve('.cache/compilado'), ...process.env, ...env },
  });
  process.on('SIGTERM', () => filho.kill('SIGTERM'));
  // Ctrl+C reaches the whole group of the terminal: sent on, it would arrive twice.
  process.on('SIGINT', () => process.stdin.isTTY || filho.kill('SIGINT'));
  if (process.env.npm_lifecycle_event) pararSemNpm(filho);
  filho.on('exit', (codigo, sinal) => process.exit(codigo ?? (sinal ? 1 : 0)));
}

/** npm told to stop tells the shell it runs us in, and a plain shell (dash) dies of it alone: an orphan is who was told too. */
function pararSemNpm(filho) {
  const pai = process.ppid;
  const vigia = setInterval(() => {
    if (process.ppid === pai) return;
    clearInterval(vigia);
    filho.kill('SIGTERM');
  }, 250);
}
