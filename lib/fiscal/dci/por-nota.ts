import type { ApontamentoDaDci } from '#lib/domain/zfm/dci.ts';

/** Names the first notas and counts the others, because a month has thousands of notas. */
export function porNota<Nota>(notas: readonly Nota[], apontar: (nota: Nota) => ApontamentoDaDci): ApontamentoDaDci[] {
  const ditas = notas.slice(0, NOTAS_PELO_NOME).map(apontar);
  const resto = notas.length - ditas.length;
  const [primeira] = ditas;
  if (!primeira || resto === 0) return ditas;
  const mais = resto === 1 ? 'Mais uma nota está assim.' : `Mais ${resto} notas estão assim.`;
  return [...ditas, { ...primeira, mensagem: mais, nota: null, vezes: resto }];
}

const NOTAS_PELO_NOME = 20;
