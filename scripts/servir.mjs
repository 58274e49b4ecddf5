import { spawn } from 'node:child_process';
import { NODE } from './preparar.mjs';

/** Starts a program on the pinned Node, passes our signals on to it, and ends as it ends. */
export function servir(argumentos, env = {}) {
  const filho = spawn(NODE, argumentos, { stdio: 'inherit', env: { ...process.env, ...env } });
  for (const sinal of ['SIGINT', 'SIGTERM']) process.on(sinal, () => filho.kill(sinal));
  filho.on('exit', (codigo, sinal) => process.exit(codigo ?? (sinal ? 1 : 0)));
  return filho;
}
