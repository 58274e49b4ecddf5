import type { PerguntaNoPortal } from '#lib/portal/contracts/portal-perguntas.ts';

/** A tax treatment that was asked for, with what it is of. */
export type TratamentoPedido = PerguntaNoPortal & {
  ncm: string;
  pais: string;
  /** Code and name. */
  paisEscrito: string;
  dia: string;
};

export function tratamentoPedido(feita: PerguntaNoPortal): TratamentoPedido | null {
  const { pergunta } = feita;
  if (pergunta.tipo !== 'TRATAMENTO') return null;
  const { ncm, pais, nomeDoPais, dia } = pergunta;
  return { ...feita, ncm, pais, dia, paisEscrito: [pais, nomeDoPais].filter(Boolean).join(' - ') };
}
