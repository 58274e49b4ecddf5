import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { NODE } from './preparar.mjs';

/** Starts a program on the pinned Node, passes our signals on to it, and exits with its code. */
export function servir(argumentos, env = {}) {
  const filho = spawn(NODE, argumentos, {
    stdio: 'inherit',
    // Node keeps its compiled code for the next start; when it cannot write it, it compiles again.
    env: { NODE_COMPILE_CACHE: resolve('.cache/compilado'), ...process.env, ...env },
  });
  process.on('SIGTERM', () => filho.kill('SIGTERM'));
  // Ctrl+C reaches the whole group of the terminal, so passing it on would deliver it twice.
  process.on('SIGINT', () => process.stdin.isTTY || filho.kill('SIGINT'));
  if (process.env.npm_lifecycle_event) pararSemNpm(filho);
  filho.on('exit', (codigo, sinal) => process.exit(codigo ?? (sinal ? 1 : 0)));
}

/**
 * Stops the program when npm is stopped. npm signals only the shell that runs this script, and a plain shell (dash) dies without
 * passing it on. A new parent process shows that this has happened.
 */
function pararSemNpm(filho) {
  const pai = process.ppid;
  const vigia = setInterval(() => {
    if (process.ppid === pai) return;
    clearInterval(vigia);
    filho.kill('SIGTERM');
  }, 250);
}
