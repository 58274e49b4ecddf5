import { and, eq } from 'drizzle-orm';
import type { DocumentoNaoConvertido } from '#lib/contracts/saldo/nao-convertido.ts';
import type { LoteInteiro } from '#lib/contracts/saldo/saldo-insumo.ts';
import { INICIO_DA_CBS_E_DO_IBS } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import { declaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import type { Database } from '#server/platform/db/database.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { Lote } from './razao-repository.ts';
import { reformaDosProcessos } from './reforma-dos-processos.ts';

type Recalculo = NonNullable<LoteInteiro['recalculo']>;

/** CBS and IBS as they come out today, of the lots where an AFRMM or a rate that came later changes what is kept. */
export async function recalculosDosLotes(
  tx: Database,
  empresaId: string,
  lotes: readonly Lote[],
): Promise<Map<string, Recalculo>> {
  const liberados = lotes.filter(({ dataDesembaraco }) => dataDesembaraco >= INICIO_DA_CBS_E_DO_IBS);
  const recalculos = new Map<string, Recalculo>();
  for (const [processoId, lotesDoProcesso] of Map.groupBy(liberados, (lote) => lote.processoId)) {
    const guardada = processoId === null ? null : await declaracaoGuardada(tx, empresaId, processoId);
    const [primeiro] = lotesDoProcesso;
    if (processoId === null || !guardada || !primeiro) continue;
    const { declaracao } = guardada;
    const { importadorId, dataDesembaraco: liberacao } = primeiro;
    const reformas = await reformaDosProcessos(tx, empresaId, [{ processoId, importadorId, declaracao, liberacao }]);
    for (const lote of lotesDoProcesso) {
      const lugar = declaracao.adicoes.findIndex(({ numero }) => Number(numero) === lote.adicao);
      const antes = declaracao.adicoes.slice(0, lugar).reduce((soma, { itens }) => soma + itens.length, 0);
      const hoje = lugar === -1 ? undefined : reformas.get(processoId)?.[antes + lote.item - 1];
      if (!hoje || GUARDADOS.every((campo) => hoje[campo] === lote[campo])) continue;
      recalculos.set(lote.id, { cbs: hoje.cbsSuspensa, ibsUF: hoje.ibsUfSuspenso, ibsMun: hoje.ibsMunSuspenso });
    }
  }
  return recalculos;
}

const GUARDADOS = ['cbsSuspensa', 'ibsUfSuspenso', 'ibsMunSuspenso'] as const;

/** Tells of each document of the worksheet how many of its lots to be declared would change if they were calculated again, and which lines. */
export async function comRecalculo(
  tx: Database,
  empresaId: string,
  documentos: readonly DocumentoNaoConvertido[],
): Promise<DocumentoNaoConvertido[]> {
  const aDeclarar = ({ linhas }: DocumentoNaoConvertido) =>
    linhas.flatMap(({ situacao, lote }) => (situacao === 'A_DECLARAR' ? [lote.id] : []));
  const ids = [...new Set(documentos.flatMap(aDeclarar))];
  if (ids.length === 0) return [...documentos];
  const lotes = await tx
    .select()
    .from(saldoLote)
    .where(and(eq(saldoLote.empresaId, empresaId), oneOfThese(saldoLote.id, ids)));
  const recalculos = await recalculosDosLotes(tx, empresaId, lotes);
  return documentos.map((documento) => {
    const mudados = new Set(aDeclarar(documento).filter((id) => recalculos.has(id)));
    const linhas = documento.linhas.map((linha) => ({
      ...linha,
      aRecalcular: linha.situacao === 'A_DECLARAR' && mudados.has(linha.lote.id),
    }));
    return { ...documento, linhas, aRecalcular: mudados.size };
  });
}
