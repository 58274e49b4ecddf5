import type { Painel } from '#lib/contracts/painel.ts';
import { REGRAS_DO_MEU_DIA } from '#lib/domain/meu-dia.ts';
import { maisUrgentePrimeiro } from '#server/meu-dia/mais-urgente-primeiro.ts';
import type { AoLer } from '#server/meu-dia/regra.ts';
import { REGRAS } from '#server/meu-dia/regras.ts';

/** Of each kind that waits for somebody of the company, how much and the first of it; the most urgent kind first. */
export async function prazosDoPainel(ao: AoLer, importadorId: string | undefined): Promise<Painel['prazos']> {
  const lidas = await Promise.all(
    REGRAS_DO_MEU_DIA.map(async (regra) => ({ regra, ...(await REGRAS[regra].ler(ao, { importadorId }, 1)) })),
  );
  return lidas
    .flatMap(({ regra, linhas: [primeira], total }) => (primeira ? [{ ...primeira, regra, total }] : []))
    .sort(maisUrgentePrimeiro)
    .map(({ regra, total, nivel, prazo }) => ({ regra, quantidade: total, nivel, prazo }));
}
