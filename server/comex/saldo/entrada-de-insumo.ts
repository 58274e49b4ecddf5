import { and, eq, gte, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { entradaDeInsumoConsulta } from '#lib/contracts/consultas/entrada-de-insumo.ts';
import { escreverCnpj, escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { aoMenosDuasCasas, Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { TRIBUTOS_DCI } from '#lib/domain/zfm/dci.ts';
import type { TributosDaEntrada } from '#lib/domain/zfm/entrada-de-insumo.ts';
import { lugarNoPapel, nomeDoPapel } from '#lib/domain/zfm/saldo-insumo.ts';
import {
  contratoDaEntrada,
  ENTRADA_DE_INSUMO,
  ENTRADA_DE_INSUMO_COLUNAS,
  type EntradaDeInsumoLida,
  type EntradaDeInsumoNova,
} from '#lib/registros/entrada-de-insumo.ts';
import { rotulosComIndustria } from '#lib/registros/industria.ts';
import { aoImportador } from '#server/comex/cadastros/importador-apontado.ts';
import { today } from '#server/platform/clock.ts';
import { batched } from '#server/platform/db/batched.ts';
import type { Database } from '#server/platform/db/database.ts';
import { withoutAccents } from '#server/platform/db/list-query.ts';
import { importador, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { entradaDeInsumo, saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { Holder } from '#server/platform/records/cadastro.ts';
import { cadastroDe } from '#server/platform/records/cadastro-de.ts';
import { repositorioDe } from '#server/platform/records/declared-repository.ts';
import { invalidField } from '#server/platform/refusals.ts';
import { exigirQueCombine } from './combinar-com-o-historico.ts';
import { exigirRetiravel, reverEntradaDeInsumo } from './lote-da-entrada.ts';
import { recusaDaQuantidade } from './regras-da-entrada.ts';

const LOTE: SQL<EntradaDeInsumoLida['lote']> = sql`(
  select jsonb_build_object('id', ${saldoLote.id}, 'saldo', ${saldoLote.saldo}::text) from ${saldoLote}
  where ${saldoLote.empresaId} = ${entradaDeInsumo.empresaId} and ${saldoLote.entradaId} = ${entradaDeInsumo.id})`;

const entradasRepository = repositorioDe(entradaDeInsumo, {
  contrato: contratoDaEntrada,
  consulta: entradaDeInsumoConsulta,
  chave: ({ item }) => item.partNumber,
  // Numbers are found with and without punctuation.
  busca: ({ item, numero, serie, papel, fornecedorCnpj, fornecedorNome }) => [
    item.descricao,
    fornecedorNome,
    item.ncm,
    escreverNcm(item.ncm),
    numero,
    nomeDoPapel({ papel, numeroDeclaracao: numero, serie }),
    fornecedorCnpj,
    fornecedorCnpj && escreverCnpj(fornecedorCnpj),
  ],
  aponta: {
    importador: aoImportador(
      entradaDeInsumo.importadorId,
      'A indústria desta entrada foi excluída. Traga o importador de volta antes.',
    ),
    item: {
      tabela: itemCadastrado,
      coluna: entradaDeInsumo.itemId,
      colunas: {
        id: itemCadastrado.id,
        partNumber: itemCadastrado.partNumber,
        descricao: itemCadastrado.descricao,
        ncm: itemCadastrado.ncm,
        unidade: itemCadastrado.unidadeComercializada,
      },
      lido: (insumo: EntradaDeInsumoLida['item']) => insumo,
      falta: 'Este item não existe ou foi excluído. Escolha outro.',
    },
  },
  extras: { lote: LOTE },
  colunas: ({ vuUSD, freteUSD, seguroUSD, tributos }) => ({
    vuUsd: vuUSD,
    freteUsd: freteUSD,
    seguroUsd: seguroUSD,
    tributos: comCasas(tributos),
  }),
  lido: ({ vuUsd, freteUsd, seguroUsd, lote }) => ({ vuUSD: vuUsd, freteUSD: freteUsd, seguroUSD: seguroUsd, lote }),
  filtros: {
    dataEntradaDe: (dia) => gte(entradaDeInsumo.dataEntrada, dia),
    dataEntradaAte: (dia) => lte(entradaDeInsumo.dataEntrada, dia),
  },
  ordenaveis: {
    partNumber: entradaDeInsumo.chave,
    importador: importador.chave,
    fornecedor: withoutAccents(entradaDeInsumo.fornecedorNome),
  },
  proprio: (tx, empresaId) => {
    const exigirQuantidade = quantidadesDosLotes(tx, empresaId);
    return {
      ocupante: (campos, id) => ocupanteDoLugar(tx, empresaId, campos, id),
      async conferir(campos, id, em) {
        if (campos.dataEntrada > today({ agora: () => em })) {
          throw invalidField('dataEntrada', 'A entrada não pode ser de um dia futuro.');
        }
        await exigirQueCombine(tx, empresaId, campos);
        await exigirQuantidade({ id, quantidade: campos.quantidade });
      },
      gravado: (id, _, assinatura) => reverEntradaDeInsumo(tx, empresaId, id, assinatura),
      excluivel: (id) => exigirRetiravel(tx, empresaId, id),
      excluido: (id, assinatura) => reverEntradaDeInsumo(tx, empresaId, id, assinatura),
      restaurado: ({ id }, assinatura) => reverEntradaDeInsumo(tx, empresaId, id, assinatura),
    };
  },
});

/**
 * Entries into stock by a nota of purchase or a DSI (docs/decisions/saldo-de-insumos.md). A sheet brings opening balances. Each
 * write updates the stock in the same transaction.
 */
export const cadastroDeEntradaDeInsumo = cadastroDe({
  recurso: 'EntradaDeInsumo',
  este: 'Esta entrada',
  plural: 'Entradas por nota e DSI',
  contrato: contratoDaEntrada,
  consulta: entradaDeInsumoConsulta,
  rotulos: rotulosComIndustria(ENTRADA_DE_INSUMO),
  // What is left of it is told by the ledger.
  noHistorico: ({ lote: _, ...lida }) => lida,
  colunas: ENTRADA_DE_INSUMO_COLUNAS,
  repositorio(tx, empresaId) {
    const entradas = entradasRepository(tx, empresaId);
    return {
      ...entradas,
      /** A sheet brings opening balances alone; it writes adição and item as text. */
      async comAChaveDe({ importador: { id: importadorId }, numero, adicao, lugar }: EntradaDeInsumoNova) {
        const [daAdicao, doItem] = [Number(adicao), Number(lugar)];
        if (!Number.isInteger(daAdicao) || !Number.isInteger(doItem)) return [];
        const doLugar = and(
          eq(entradaDeInsumo.papel, 'DECLARACAO'),
          eq(entradaDeInsumo.importadorId, importadorId),
          eq(entradaDeInsumo.numero, numero),
          eq(entradaDeInsumo.adicao, daAdicao),
          eq(entradaDeInsumo.lugar, doItem),
        ) as SQL;
        return entradas.ativos(doLugar);
      },
    };
  },
});

async function ocupanteDoLugar(
  tx: Database,
  empresaId: string,
  { importador: { id: importadorId }, papel, numero, serie, adicao, lugar, fornecedorCnpj }: EntradaDeInsumoNova,
  id: string,
): Promise<Holder | null> {
  const [outra] = await tx
    .select({ id: entradaDeInsumo.id })
    .from(entradaDeInsumo)
    .where(
      and(
        eq(entradaDeInsumo.empresaId, empresaId),
        isNull(entradaDeInsumo.excluidoEm),
        ne(entradaDeInsumo.id, id),
        eq(entradaDeInsumo.importadorId, importadorId),
        eq(entradaDeInsumo.papel, papel),
        eq(entradaDeInsumo.numero, numero),
        eq(entradaDeInsumo.lugar, lugar),
        sql`coalesce(${entradaDeInsumo.adicao}, 0) = ${adicao ?? 0}`,
        sql`coalesce(${entradaDeInsumo.serie}, '') = ${serie ?? ''}`,
        sql`coalesce(${entradaDeInsumo.fornecedorCnpj}, '') = ${fornecedorCnpj ?? ''}`,
      ),
    );
  if (!outra) return null;
  const de = fornecedorCnpj ? ` do fornecedor ${escreverCnpj(fornecedorCnpj)}` : '';
  const qual = lugarNoPapel({ papel, adicao: adicao ?? 0, item: lugar });
  return {
    id: outra.id,
    frase: `${papel === 'DECLARACAO' ? 'A' : 'O'} ${qual} da ${nomeDoPapel({ papel, numeroDeclaracao: numero, serie })}${de} já está no saldo.`,
  };
}

/** Refuses a quantity at the field, before the ledger refuses the whole record. */
function quantidadesDosLotes(tx: Database, empresaId: string) {
  const loteDe = batched<string, typeof saldoLote.$inferSelect | undefined>(tx, async (ids) => {
    const lotes = await tx
      .select()
      .from(saldoLote)
      .where(and(eq(saldoLote.empresaId, empresaId), oneOfThese(saldoLote.entradaId, ids)));
    const porEntrada = new Map(lotes.map((lote) => [lote.entradaId, lote]));
    return ids.map((id) => porEntrada.get(id));
  });
  return async ({ id, quantidade }: { id: string; quantidade: string }): Promise<void> => {
    const lote = await loteDe(id);
    const recusa = lote && recusaDaQuantidade(lote, quantidade);
    if (recusa) throw invalidField('quantidade', recusa);
  };
}

/** Two decimals, as in a numeric column; a rate keeps those it has beyond them. */
function comCasas(tributos: TributosDaEntrada): TributosDaEntrada {
  return Object.fromEntries(
    TRIBUTOS_DCI.map((nome) => {
      const { aliquota, suspenso, valor } = tributos[nome];
      return [nome, { aliquota: aliquota && aoMenosDuasCasas(aliquota), suspenso, valor: new Exato(valor).toFixed(2) }];
    }),
  ) as TributosDaEntrada;
}
