import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarInstante } from '#lib/format/data.ts';
import type { ConsultaDoPortal } from '#lib/portal/contracts/portal-unico.ts';

type Pedido = Pick<ConsultaDoPortal, 'situacao' | 'frase' | 'ambiente' | 'olhadaEm' | 'proximaEm'>;

/**
 * What a request to the Portal has come to, when the Portal was last looked at, and when it may be looked at again. `pronta` is what it
 * brought, `emCurso` how far it is.
 */
export function pedidoEmPalavras(
  { situacao, frase, ambiente, olhadaEm, proximaEm }: Pedido,
  { pronta, emCurso }: Record<'pronta' | 'emCurso', string>,
): string {
  const olhado = olhadaEm ? `Olhado em ${formatarInstante(olhadaEm)}.` : 'Ainda não olhado.';
  const onde = `Portal Único, ${NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}.`;
  if (situacao === 'RECUSADA') return `${frase ?? ''} ${onde} ${olhado}`;
  if (situacao === 'PRONTA') return `${pronta} ${onde} ${olhado}`;
  if (frase) return `${frase} ${olhado} Olha de novo em ${proximaEm ? formatarInstante(proximaEm) : '—'}.`;
  return `${emCurso} ${onde} ${olhado}`;
}
