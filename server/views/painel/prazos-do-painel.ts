import { LIMITE_DOS_PRAZOS, type Painel } from '#lib/contracts/views/painel.ts';
import { REGRAS_DO_MEU_DIA } from '#lib/domain/sistema/meu-dia.ts';
import { maisUrgentePrimeiro } from '#server/views/meu-dia/mais-urgente-primeiro.ts';
import type { AoLer, LinhaDaRegra } from '#server/views/meu-dia/regra.ts';
import { REGRAS } from '#server/views/meu-dia/regras.ts';

/** For each rule with waiting lines, their number and the first of them; the most urgent rule comes first. */
export async function prazosDoPainel(ao: AoLer, importadorId: string | undefined): Promise<Painel['prazos']> {
  const lidas: (LinhaDaRegra & { total: number })[] = [];
  // One query after the other: each is short, and all at once would take every connection.
  for (const regra of REGRAS_DO_MEU_DIA) {
    const { linhas, total } = await REGRAS[regra].ler(ao, { importadorId }, 1, LIMITE_DOS_PRAZOS);
    for (const primeira of linhas) lidas.push({ ...primeira, total });
  }
  return lidas
    .sort(maisUrgentePrimeiro)
    .map(({ regra, total, nivel, prazo }) => ({ regra, quantidade: total, nivel, prazo }));
}
