import { once } from 'node:events';
import { asJob } from '#server/platform/work/under-way.ts';
import { watchLoop } from './watchdog.ts';

test('a loop that stood still is one line in the log, with what was under way, and without whose it is', async () => {
  const linhas: { paradoMs: number; emCurso: string[] }[] = [];
  const chegou = new EventTarget();
  const parar = watchLoop({
    warn: (linha: (typeof linhas)[number]) => {
      linhas.push(linha);
      chegou.dispatchEvent(new Event('linha'));
    },
  } as Parameters<typeof watchLoop>[0]);
  const linha = once(chegou, 'linha');
  await asJob('trabalho de teste', { empresaId: 'uma empresa', usuarioId: 'uma pessoa' }, async () => {
    const ate = performance.now() + 1_800;
    while (performance.now() < ate);
  });
  await linha;
  parar();
  expect(linhas).toHaveLength(1);
  expect(linhas[0]?.paradoMs).toBeGreaterThan(1_000);
  expect(linhas[0]?.emCurso).toContain('trabalho de teste');
  expect(JSON.stringify(linhas)).not.toContain('uma ');
});
