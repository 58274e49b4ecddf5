import type { SilencioDoCorte } from '#lib/contracts/views/meu-dia.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { asIfCutOff } from '#server/accounts/company/cut-off.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { AoLer, Regra, Regras } from './regra.ts';
import { somarValores } from './somar-valores.ts';

/** Reads what would stop waiting if the company set this cut-off: all lines, whoever answers for them, put off or not. */
export async function silencioDoCorte(
  { db, regras: todas, ...ao }: Omit<AoLer, 'tx'> & { db: Database; regras: Regras },
  historicoAntesDe: DataTexto,
): Promise<SilencioDoCorte> {
  const antes = await lerTudo({ tx: db, ...ao }, todas);
  const depois = await asIfCutOff(db, historicoAntesDe, (tx) => lerTudo({ tx, ...ao }, todas));
  const regras = [...antes].flatMap(([regra, era]) => {
    const fica = depois.get(regra) ?? { linhas: [], total: 0 };
    const quantas = era.total - fica.total;
    const ficam = new Set(fica.linhas.map(({ chave }) => chave));
    const somem = era.linhas.filter(({ chave }) => !ficam.has(chave));
    return quantas > 0 ? [{ regra: regra.codigo, quantas, valores: somarValores(somem) }] : [];
  });
  return { regras, total: regras.reduce((soma, { quantas }) => soma + quantas, 0) };
}

async function lerTudo(ao: AoLer, regras: Regras): Promise<Map<Regra, Awaited<ReturnType<Regra['ler']>>>> {
  const lidas = new Map<Regra, Awaited<ReturnType<Regra['ler']>>>();
  for (const regra of regras) lidas.set(regra, await regra.ler(ao, {}, TODAS, TODAS));
  return lidas;
}

/** More than an office has waiting of one kind. */
const TODAS = 20_000;
