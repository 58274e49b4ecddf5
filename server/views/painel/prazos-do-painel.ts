import { LIMITE_DOS_PRAZOS, type Painel } from '#lib/contracts/views/painel.ts';
import { maisUrgentePrimeiro } from '#server/views/meu-dia/mais-urgente-primeiro.ts';
import type { AoLer, LinhaDaRegra, Regras } from '#server/views/meu-dia/regra.ts';

/** For each rule with waiting lines, their number and the first of them; the most urgent rule comes first. */
export async function prazosDoPainel(
  ao: AoLer,
  regras: Regras,
  importadorId: string | undefined,
): Promise<Painel['prazos']> {
  const lidas: (LinhaDaRegra & { total: number })[] = [];
  // One query after the other: each is short, and all at once would take every connection.
  for (const regra of regras) {
    const { linhas, total } = await regra.ler(ao, { importadorId }, 1, LIMITE_DOS_PRAZOS);
    for (const primeira of linhas) lidas.push({ ...primeira, total });
  }
  return lidas
    .sort(maisUrgentePrimeiro)
    .map(({ regra, total, nivel, prazo }) => ({ regra, quantidade: total, nivel, prazo }));
}
