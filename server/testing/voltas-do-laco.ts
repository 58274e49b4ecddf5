import { setImmediate as vezDosOutros } from 'node:timers/promises';

/** How often the event loop went round until a work was done. A work that holds it leaves one round, or two. */
export async function voltasAte(trabalho: Promise<unknown>): Promise<number> {
  let voltas = 0;
  let acabou = false;
  const fim = trabalho.finally(() => {
    acabou = true;
  });
  while (!acabou) {
    await vezDosOutros();
    voltas += 1;
  }
  await fim;
  return voltas;
}
