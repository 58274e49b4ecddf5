import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { type MotivoFora, saidaSemPisCofins } from '#lib/domain/zfm/dci.ts';
import { leituraDaMora } from '#lib/fiscal/dci/parametros-em-vigor.ts';
import { camposDoImportador, importadorDe } from '#server/comex/cadastros/importador-apontado.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador, itemCadastrado, representante } from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { dci, dciItem } from '#server/platform/db/schema/dci.ts';
import { dciNota } from '#server/platform/db/schema/dci-notas.ts';
import { dcr, produto } from '#server/platform/db/schema/dcr.ts';
import { oneOfThese, readById } from '#server/platform/records/batch-read.ts';
import { authorOf } from '#server/platform/records/record-read.ts';
import { type CabecaDaDci, doInteiro, itemLido, resumoDaDci } from './dci-linhas.ts';
import { declaradoAntes } from './declarado-antes.ts';
import { passoDaDciRepository } from './passo-da-dci-repository.ts';
import { semModalidade } from './sem-modalidade.ts';
import { ultimaSaida } from './ultima-saida.ts';

/** Reads complete DCIs of a company by id. */
export function dciLeitura(tx: Database, empresaId: string): (id: string) => Promise<DciLido | null> {
  const passos = passoDaDciRepository(tx, empresaId);
  const daEmpresa = eq(dci.empresaId, empresaId);
  const anterior = alias(dci, 'anterior');
  const sucessora = alias(dci, 'sucessora');

  const ler = async (filtro: SQL): Promise<DciLido[]> => {
    const lidas = await cabecasDasDcis(tx).where(and(daEmpresa, filtro));
    const ids = lidas.map(({ dci: { id } }) => id);
    const itens = Map.groupBy(await itensDe(ids), ({ item }) => item.dciId);
    const dados = await passos.dasDcis(ids);
    const vizinhos = new Map((await vizinhosDe(ids)).map((vizinho) => [vizinho.id, vizinho]));
    const fora = Map.groupBy(await contagemDe(ids), ({ dciId }) => dciId);
    const parametros = await parametroRepository(tx, empresaId).doMotor();
    return Promise.all(lidas.map((cabeca) => inteira(cabeca, { itens, dados, vizinhos, fora, parametros })));
  };

  const inteira = async (
    cabeca: CabecaDaDci,
    partes: {
      itens: Map<string, Awaited<ReturnType<typeof itensDe>>>;
      dados: Awaited<ReturnType<typeof passos.dasDcis>>;
      vizinhos: Map<string, Awaited<ReturnType<typeof vizinhosDe>>[number]>;
      fora: Map<string, Awaited<ReturnType<typeof contagemDe>>>;
      parametros: readonly Parametro[];
    },
  ): Promise<DciLido> => {
    const { id, anteriorId } = cabeca.dci;
    const vizinho = partes.vizinhos.get(id);
    // Only the list shows whether a DCI is late, so the day does not matter here.
    const { pagamento: _, ...resumo } = resumoDaDci(cabeca, '');
    const contadas = partes.fora.get(id) ?? [];
    return {
      ...doInteiro(cabeca.dci),
      ...resumo,
      importador: { ...resumo.importador, dciMensal: cabeca.dono.dciMensal },
      representante: vizinho?.quem?.id ? vizinho.quem : null,
      anterior: vizinho?.anterior?.id ? vizinho.anterior : null,
      sucessora: vizinho?.sucessora?.id ? vizinho.sucessora : null,
      lista: (partes.itens.get(id) ?? []).map(itemLido),
      semPisCofins: saidaSemPisCofins({
        competencia: resumo.competencia,
        ultimaSaida: resumo.competencia === null ? await ultimaSaida(tx, empresaId, id) : null,
      }),
      semModalidade: await semModalidade(tx, empresaId, id),
      declaradoAntes: await declaradoAntes(tx, empresaId, anteriorId),
      mora: cabeca.dci.mora ?? leituraDaMora(partes.parametros, cabeca.dci.venceEm),
      contagem: {
        dentro: contadas.find(({ fora }) => fora === null)?.quantas ?? 0,
        fora: Object.fromEntries(
          contadas.flatMap(({ fora, quantas }) => (fora === null ? [] : [[fora, quantas]])),
        ) as Record<MotivoFora, number>,
      },
      passos: partes.dados.get(id) ?? [],
    };
  };

  const itensDe = async (ids: readonly string[]) =>
    ids.length === 0
      ? []
      : tx
          .select({
            item: dciItem,
            produto: { id: produto.id, codigo: produto.codigo },
            cadastrado: { id: itemCadastrado.id, partNumber: itemCadastrado.partNumber },
            dcr: { id: dcr.id, numero: dcr.numero, processo: dcr.processo },
          })
          .from(dciItem)
          .leftJoin(produto, and(eq(produto.empresaId, empresaId), eq(produto.id, dciItem.produtoId)))
          .leftJoin(itemCadastrado, and(eq(itemCadastrado.empresaId, empresaId), eq(itemCadastrado.id, dciItem.itemId)))
          .leftJoin(dcr, and(eq(dcr.empresaId, empresaId), eq(dcr.id, dciItem.dcrId)))
          .where(and(eq(dciItem.empresaId, empresaId), oneOfThese(dciItem.dciId, ids)))
          .orderBy(asc(dciItem.dciId), asc(dciItem.ordem));

  const contagemDe = async (ids: readonly string[]) =>
    ids.length === 0
      ? []
      : tx
          .select({ dciId: dciNota.dciId, fora: dciNota.fora, quantas: sql<number>`count(*)`.mapWith(Number) })
          .from(dciNota)
          .where(and(eq(dciNota.empresaId, empresaId), oneOfThese(dciNota.dciId, ids)))
          .groupBy(dciNota.dciId, dciNota.fora);

  /** Reads the related records of each DCI: the representante, the DCI it corrects, and the DCI that corrected it. */
  const vizinhosDe = async (ids: readonly string[]) =>
    ids.length === 0
      ? []
      : tx
          .selectDistinctOn([dci.id], {
            id: dci.id,
            quem: { id: representante.id, nome: representante.nome },
            anterior: {
              id: anterior.id,
              processo: anterior.processo,
              numero: anterior.numero,
              situacao: anterior.situacao,
            },
            sucessora: {
              id: sucessora.id,
              processo: sucessora.processo,
              numero: sucessora.numero,
              situacao: sucessora.situacao,
            },
          })
          .from(dci)
          .leftJoin(
            representante,
            and(eq(representante.empresaId, empresaId), eq(representante.id, dci.representanteId)),
          )
          .leftJoin(anterior, and(eq(anterior.empresaId, empresaId), eq(anterior.id, dci.anteriorId)))
          .leftJoin(
            sucessora,
            and(
              eq(sucessora.empresaId, empresaId),
              eq(sucessora.anteriorId, dci.id),
              isNull(sucessora.excluidoEm),
              ne(sucessora.situacao, 'CANCELADA'),
            ),
          )
          .where(and(daEmpresa, oneOfThese(dci.id, ids)))
          .orderBy(asc(dci.id), asc(sucessora.processo));

  return readById<DciLido>(tx, dci.id, ler);
}

/** Selects the row of each DCI with its author and its industry. */
export function cabecasDasDcis(tx: Database) {
  return tx
    .select({
      dci,
      autor: usuario.nome,
      dono: { ...camposDoImportador, dciMensal: importador.dciMensal },
    })
    .from(dci)
    .innerJoin(usuario, authorOf(dci))
    .innerJoin(importador, importadorDe(dci));
}
