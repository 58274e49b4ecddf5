import { setImmediate as anotherTurn } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { adicaoRepository } from '#server/comex/declaracao/adicao-repository.ts';
import { vinculoRepository } from '#server/comex/declaracao/vinculo-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo, processoPasso } from '#server/platform/db/schema/processo.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { acertar, gravarMudancas, type LoteDeclarado, lugarDe, type Papel, semMudancas } from './acertar-lotes.ts';
import { lotesDeclarados } from './lotes-declarados.ts';
import { lotesDentro, retirarLotesDo, travarLotesDos } from './lotes-em-massa.ts';
import { razaoRepository } from './razao-repository.ts';
import { reformaDosProcessos } from './reforma-dos-processos.ts';
import { recusaDaQuantidade } from './regras-da-entrada.ts';

/**
 * Updates the stock to what these processes say now. The items of a declaration are in stock from its desembaraço at the Receita,
 * as long as the process is neither deleted nor of training. A change by retificação is an adjustment. An item whose desembaraço no longer stands goes
 * out again. The function is idempotent. `motivo` says in the history why a lote changed, if it was no retificação. The caller has locked the processes, or no other transaction sees them yet.
 * @throws {Refusal} 422 with a sentence when an item that would go out was already drawn.
 */
export async function reverEntradas(
  tx: Database,
  empresaId: string,
  processoIds: readonly string[],
  assinatura: Assinatura,
  motivo?: string,
): Promise<void> {
  const processos = await lerProcessos(tx, empresaId, processoIds);
  const travados = await travarLotesDos(tx, empresaId, processoIds);
  for (const { id: processoId, excluidoEm, treinamento, numero } of processos.filter(
    (processoVisto) => !estaDentro(processoVisto),
  )) {
    const ids = travados.get(processoId) ?? [];
    const porque = excluidoEm
      ? `Processo ${numero} excluído.`
      : treinamento
        ? `Processo ${numero} marcado como de treinamento.`
        : `Desembaraço desfeito no processo ${numero}.`;
    await retirarLotesDo(tx, empresaId, { processoId, ids, motivo: porque, por: assinatura });
  }
  await acertarEntradas(tx, empresaId, processos.filter(estaDentro), assinatura, motivo);
}

async function acertarEntradas(
  tx: Database,
  empresaId: string,
  entram: readonly ProcessoDentro[],
  assinatura: Assinatura,
  motivo: string | undefined,
): Promise<void> {
  if (entram.length === 0) return;
  const ids = entram.map(({ id }) => id);
  const lotes = await razaoRepository(tx, empresaId).travar(oneOfThese(saldoLote.processoId, ids));
  const dentro = await lotesDentro(tx, empresaId, ids);
  const lotesPorProcesso = Map.groupBy(lotes, ({ processoId }) => processoId);
  const declarados = await lerDeclarados(tx, empresaId, entram);
  const muda = semMudancas();
  for (const processoDentro of entram) {
    // What was read and what is calculated take long together.
    await anotherTurn();
    acertar(muda, {
      papel: { ...papelDe(processoDentro, assinatura), ...(motivo && { motivoDaMudanca: motivo }) },
      deles: lotesPorProcesso.get(processoDentro.id) ?? [],
      dentro,
      declarados: declarados.get(processoDentro.id) ?? [],
    });
  }
  await gravarMudancas(tx, empresaId, { muda, lotes }, assinatura);
}

function papelDe(processoDentro: ProcessoDentro, assinatura: Assinatura): Papel {
  const { id, importadorId, passo, numeroDeclaracao } = processoDentro;
  return {
    documento: 'PROCESSO',
    id,
    importadorId,
    dia: passo.data,
    por: assinatura,
    motivoDaMudanca: `Retificação da ${escreverDeclaracao(numeroDeclaracao)}.`,
  };
}

/**
 * Locks the lotes of declarations to be retificadas, before anything is written.
 * @throws {Refusal} 422 with a sentence when an item would have less than was drawn.
 */
export async function exigirSaldoDaRetificacao(
  tx: Database,
  empresaId: string,
  retificadas: readonly { processoId: string; depois: DeclaracaoImportacao }[],
): Promise<void> {
  const razao = razaoRepository(tx, empresaId);
  const ids = retificadas.map(({ processoId }) => processoId);
  const lotes = await razao.travar(oneOfThese(saldoLote.processoId, ids));
  const dentro = await lotesDentro(tx, empresaId, ids);
  const lotesPorProcesso = Map.groupBy(
    lotes.filter(({ id }) => dentro.has(id)),
    ({ processoId }) => processoId,
  );
  for (const { processoId, depois } of retificadas) {
    const quantidades = new Map(
      depois.adicoes.flatMap(({ numero, itens }) =>
        itens.map(({ quantidade }, i) => [lugarDe({ adicao: Number(numero), item: i + 1 }), quantidade] as const),
      ),
    );
    for (const lote of lotesPorProcesso.get(processoId) ?? []) {
      const recusa = recusaDaQuantidade(lote, quantidades.get(lugarDe(lote)) ?? '0');
      if (recusa) throw againstRule(recusa);
    }
  }
}

interface Processo {
  id: string;
  numero: string;
  importadorId: string | null;
  excluidoEm: Date | null;
  treinamento: boolean;
  cabecalho: Omit<DeclaracaoImportacao, 'adicoes'> | null;
  numeroDeclaracao: string | null;
  passo: { data: string; usuarioId: string; em: Date } | null;
}

type ProcessoDentro = Processo & {
  cabecalho: Omit<DeclaracaoImportacao, 'adicoes'>;
  numeroDeclaracao: string;
  passo: { data: string; usuarioId: string; em: Date };
};

function estaDentro(processoVisto: Processo): processoVisto is ProcessoDentro {
  return (
    processoVisto.passo !== null &&
    processoVisto.cabecalho !== null &&
    processoVisto.excluidoEm === null &&
    !processoVisto.treinamento
  );
}

function lerProcessos(tx: Database, empresaId: string, ids: readonly string[]): Promise<Processo[]> {
  return tx
    .select({
      id: processo.id,
      numero: processo.numero,
      importadorId: processo.importadorId,
      excluidoEm: processo.excluidoEm,
      treinamento: processo.treinamento,
      cabecalho: declaracao.cabecalho,
      numeroDeclaracao: declaracao.numeroDi,
      passo: { data: processoPasso.data, usuarioId: processoPasso.usuarioId, em: processoPasso.em },
    })
    .from(processo)
    .leftJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processo.id)))
    .leftJoin(
      processoPasso,
      and(
        eq(processoPasso.empresaId, empresaId),
        eq(processoPasso.processoId, processo.id),
        eq(processoPasso.situacao, 'DESEMBARACADO_RFB'),
        isNull(processoPasso.desfeitoEm),
      ),
    )
    .where(and(eq(processo.empresaId, empresaId), oneOfThese(processo.id, ids)));
}

/** Reads the items each of these declarations brings, with the cadastro records their texts are linked to. */
async function lerDeclarados(
  tx: Database,
  empresaId: string,
  processos: readonly ProcessoDentro[],
): Promise<Map<string, LoteDeclarado[]>> {
  const adicoes = await adicaoRepository(tx, empresaId).dosProcessos(processos.map(({ id }) => id));
  const liberados = processos.map(({ id, importadorId, cabecalho, passo }) => ({
    processoId: id,
    importadorId,
    declaracao: { ...cabecalho, adicoes: adicoes.get(id) ?? [] },
    liberacao: passo.data,
  }));
  const reformas = await reformaDosProcessos(tx, empresaId, liberados);
  const porProcesso: [string, Awaited<ReturnType<typeof lotesDeclarados>>][] = [];
  for (const { processoId, declaracao: declaracaoLida } of liberados)
    porProcesso.push([processoId, await lotesDeclarados(declaracaoLida, reformas.get(processoId) ?? [])]);
  const textos = porProcesso.flatMap(([, lotes]) => lotes.map(({ textoComparado }) => textoComparado));
  const vinculos = await vinculoRepository(tx, empresaId, 'Item').vinculos([...new Set(textos)]);
  return new Map(
    porProcesso.map(([id, lotes]) => [
      id,
      lotes.map(({ textoComparado, ...lote }) => ({
        ...lote,
        itemId: vinculos.get(textoComparado)?.registro.id ?? null,
      })),
    ]),
  );
}
