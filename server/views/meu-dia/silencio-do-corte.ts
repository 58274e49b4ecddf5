import type { SilencioDoCorte } from '#lib/contracts/views/meu-dia.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { REGRAS_DO_MEU_DIA, type RegraDoMeuDia } from '#lib/domain/sistema/meu-dia.ts';
import { asIfCutOff } from '#server/accounts/company/cut-off.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { AoLer, Regra } from './regra.ts';
import { REGRAS } from './regras.ts';
import { somarValores } from './somar-valores.ts';

/** Reads what would stop waiting if the company set this cut-off: all lines, whoever answers for them, put off or not. */
export async function silencioDoCorte(
  { db, ...ao }: Omit<AoLer, 'tx'> & { db: Database },
  historicoAntesDe: DataTexto,
): Promise<SilencioDoCorte> {
  const antes = await lerTudo({ tx: db, ...ao });
  const depois = await asIfCutOff(db, historicoAntesDe, (tx) => lerTudo({ tx, ...ao }));
  const regras = REGRAS_DO_MEU_DIA.flatMap((regra) => {
    const [era, fica] = [antes[regra], depois[regra]];
    const quantas = era.total - fica.total;
    const ficam = new Set(fica.linhas.map(({ chave }) => chave));
    const somem = era.linhas.filter(({ chave }) => !ficam.has(chave));
    return quantas > 0 ? [{ regra, quantas, valores: somarValores(somem) }] : [];
  });
  return { regras, total: regras.reduce((soma, { quantas }) => soma + quantas, 0) };
}

async function lerTudo(ao: AoLer): Promise<Record<RegraDoMeuDia, Awaited<ReturnType<Regra['ler']>>>> {
  const lidas: [RegraDoMeuDia, Awaited<ReturnType<Regra['ler']>>][] = [];
  for (const regra of REGRAS_DO_MEU_DIA) lidas.push([regra, await REGRAS[regra].ler(ao, {}, TODAS, TODAS)]);
  return Object.fromEntries(lidas) as Record<RegraDoMeuDia, Awaited<ReturnType<Regra['ler']>>>;
}

/** More than an office has waiting of one kind. */
const TODAS = 20_000;
