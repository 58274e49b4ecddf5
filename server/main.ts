import { setFlagsFromString } from 'node:v8';
import { InvalidConfiguration, readProcessEnv } from './platform/env.ts';

// V8 lets the heap grow to twice what lives before it collects: a heavy act took 1.3 GB of which half was garbage.
setFlagsFromString('--heap-growing-percent=20');

/**
 * Reads the settings before it loads the rest, which takes seconds: a wrong setting shows at once. The time zone is also set before
 * any code asks for the time.
 */
async function iniciar(): Promise<void> {
  const env = readProcessEnv();
  const { serve } = await import('./serve.ts');
  await serve(env);
}

iniciar().catch((erro: Error & { code?: string }) => {
  const frase = erro instanceof InvalidConfiguration ? erro.message : FALHAS_AO_OUVIR[erro.code ?? ''];
  console.error(frase ?? erro);
  process.exit(1);
});

const FALHAS_AO_OUVIR: Record<string, string> = {
  EADDRINUSE: 'PORT: a porta já está em uso. Indique outra, por exemplo PORT=4001 npm start.',
  EACCES: 'PORT: este usuário não pode abrir a porta. Indique outra, acima de 1023.',
  EADDRNOTAVAIL: 'HOST: este endereço não é desta máquina. Use localhost ou 0.0.0.0.',
  ENOTFOUND: 'HOST: este nome não foi encontrado. Use localhost ou 0.0.0.0.',
};
