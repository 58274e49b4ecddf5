import { and, eq, getTableColumns, gte, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { EntradaDeInsumoConsulta } from '#lib/contracts/consultas/entrada-de-insumo.ts';
import type { EntradaDeInsumoLida, EntradaDeInsumoNova } from '#lib/contracts/saldo/entrada-de-insumo.ts';
import { escreverCnpj, escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { aoMenosDuasCasas, Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { TRIBUTOS_DCI } from '#lib/domain/zfm/dci.ts';
import type { TributosDaEntrada } from '#lib/domain/zfm/entrada-de-insumo.ts';
import { lugarNoPapel, nomeDoPapel } from '#lib/domain/zfm/saldo-insumo.ts';
import type { registroLido } from '#lib/registros/contrato-de.ts';
import { ENTRADA_DE_INSUMO } from '#lib/registros/entrada-de-insumo.ts';
import { importadorRepository } from '#server/comex/cadastros/importador.ts';
import {
  camposDoImportador,
  importadorApontado,
  importadorDe,
  type LinhaDoImportador,
} from '#server/comex/cadastros/importador-apontado.ts';
import { itemRepository } from '#server/comex/cadastros/item.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, orderingOf, whenGiven, withoutAccents } from '#server/platform/db/list-query.ts';
import { importador, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { entradaDeInsumo, saldoLote } from '#server/platform/db/schema/saldo.ts';
import { readById } from '#server/platform/records/batch-read.ts';
import type { RepositoryWithSheet } from '#server/platform/records/cadastro.ts';
import { listingOf, pageOf } from '#server/platform/records/listing.ts';
import { authorOf, daLista, fieldsOfRow, recordOfRow } from '#server/platform/records/record-read.ts';
import { recordRepository, type Valores } from '#server/platform/records/record-repository.ts';
import { againstRule, invalidField } from '#server/platform/refusals.ts';
import { exigirQueCombine } from './combinar-com-o-historico.ts';
import { exigirRetiravel, reverEntradaDeInsumo } from './lote-da-entrada.ts';
import { recusaDaQuantidade } from './regras-da-entrada.ts';

/** Reads and writes typed notas of purchase and DSIs. Each write updates the stock in the same transaction. */
export function entradaDeInsumoRepository(
  tx: Database,
  empresaId: string,
): RepositoryWithSheet<EntradaDeInsumoConsulta, EntradaDeInsumoNova, EntradaDeInsumoLida> {
  const registros = recordRepository(tx, empresaId, entradaDeInsumo);
  const importadores = importadorRepository(tx, empresaId);
  const itens = itemRepository(tx, empresaId);
  const daEmpresa = eq(entradaDeInsumo.empresaId, empresaId);
  const lidas = () =>
    tx
      .select({
        ...getTableColumns(entradaDeInsumo),
        autor: usuario.nome,
        importador: camposDoImportador,
        item: {
          id: itemCadastrado.id,
          partNumber: itemCadastrado.partNumber,
          descricao: itemCadastrado.descricao,
          ncm: itemCadastrado.ncm,
          unidade: itemCadastrado.unidadeComercializada,
        },
        lote: { id: saldoLote.id, saldo: saldoLote.saldo },
      })
      .from(entradaDeInsumo)
      .innerJoin(usuario, authorOf(entradaDeInsumo))
      .innerJoin(importador, DONO)
      .innerJoin(itemCadastrado, INSUMO)
      .innerJoin(saldoLote, LOTE);
  const buscar = readById(tx, entradaDeInsumo.id, async (filtro) =>
    (await lidas().where(and(daEmpresa, filtro))).map(lida),
  );

  /** Checks the fields and turns them into columns. @throws {Refusal} 400 at the field. */
  const colunas = async (campos: EntradaDeInsumoNova, em: Date): Promise<Valores<typeof entradaDeInsumo>> => {
    const dono = await importadores.buscar(campos.importador.id);
    if (!dono || dono.excluidoEm !== null) {
      throw invalidField('importador.id', 'Este importador não existe ou foi excluído. Escolha outro.');
    }
    const insumo = await itens.buscar(campos.item.id);
    if (!insumo || insumo.excluidoEm !== null) {
      throw invalidField('item.id', 'Este item não existe ou foi excluído. Escolha outro.');
    }
    if (campos.dataEntrada > today({ agora: () => em })) {
      throw invalidField('dataEntrada', 'A entrada não pode ser de um dia futuro.');
    }
    await exigirQueCombine(tx, empresaId, campos);
    return colunasDaEntrada(campos, insumo);
  };

  return {
    ...listingOf<EntradaDeInsumoConsulta, EntradaDeInsumoLida>(tx, empresaId, {
      de: entradaDeInsumo,
      daEmpresa,
      filtro: (consulta) =>
        and(
          daLista(entradaDeInsumo.excluidoEm, consulta),
          containsText(entradaDeInsumo.busca, consulta.q),
          whenGiven(consulta.importadorId, (id) => eq(entradaDeInsumo.importadorId, id)),
          whenGiven(consulta.papel, (papel) => eq(entradaDeInsumo.papel, papel)),
          whenGiven(consulta.fornecedorCnpj, (cnpj) => eq(entradaDeInsumo.fornecedorCnpj, cnpj)),
          whenGiven(consulta.dataEntradaDe, (dia) => gte(entradaDeInsumo.dataEntrada, dia)),
          whenGiven(consulta.dataEntradaAte, (dia) => lte(entradaDeInsumo.dataEntrada, dia)),
        ),
      ordem: ({ ordem }) => orderingOf(ordem, ordenaveis, entradaDeInsumo.id),
      ids: (filtro, ordem) =>
        tx
          .select({ id: entradaDeInsumo.id })
          .from(entradaDeInsumo)
          .innerJoin(importador, DONO)
          .where(filtro)
          .orderBy(...ordem),
      linhas: pageOf(lidas, lida),
    }),

    buscar,

    /** A sheet brings opening balances alone; it writes adição and item as text. */
    async comAChaveDe({ importador: { id: importadorId }, numero, adicao, lugar }) {
      const [daAdicao, doItem] = [Number(adicao), Number(lugar)];
      if (!Number.isInteger(daAdicao) || !Number.isInteger(doItem)) return [];
      const achadas = await lidas().where(
        and(
          daEmpresa,
          isNull(entradaDeInsumo.excluidoEm),
          eq(entradaDeInsumo.papel, 'DECLARACAO'),
          eq(entradaDeInsumo.importadorId, importadorId),
          eq(entradaDeInsumo.numero, numero),
          eq(entradaDeInsumo.adicao, daAdicao),
          eq(entradaDeInsumo.lugar, doItem),
        ),
      );
      return achadas.map(lida);
    },

    async conferir(campos, id, em) {
      await colunas(campos, em);
      await exigirQuantidade(id, campos.quantidade);
    },

    async ocupante({ importador: { id: importadorId }, papel, numero, serie, adicao, lugar, fornecedorCnpj }, id) {
      const [outra] = await tx
        .select({ id: entradaDeInsumo.id })
        .from(entradaDeInsumo)
        .where(
          and(
            daEmpresa,
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
    },

    async inserir(id, campos, assinatura) {
      await registros.inserir(id, await colunas(campos, assinatura.em), assinatura);
      await reverEntradaDeInsumo(tx, empresaId, id, assinatura);
    },

    async alterar({ id, versao, ...campos }, assinatura) {
      const valores = await colunas(campos, assinatura.em);
      await exigirQuantidade(id, campos.quantidade);
      if (!(await registros.alterar({ id, versao }, valores, assinatura))) return false;
      await reverEntradaDeInsumo(tx, empresaId, id, assinatura);
      return true;
    },

    async excluir(id, em, usuarioId) {
      await exigirRetiravel(tx, empresaId, id);
      if (!(await registros.excluir(id, em))) return false;
      await reverEntradaDeInsumo(tx, empresaId, id, { em, usuarioId });
      return true;
    },

    async restaurar(id, assinatura) {
      const excluida = await buscar(id);
      if (excluida?.importador.excluido) {
        throw againstRule('A indústria desta entrada foi excluída. Traga o importador de volta antes.');
      }
      if (!(await registros.restaurar(id))) return false;
      await reverEntradaDeInsumo(tx, empresaId, id, assinatura);
      return true;
    },
  };

  /** Refuses at the field, before the ledger refuses the whole record. */
  async function exigirQuantidade(id: string, quantidade: string): Promise<void> {
    const [lote] = await tx
      .select()
      .from(saldoLote)
      .where(and(eq(saldoLote.empresaId, empresaId), eq(saldoLote.entradaId, id)));
    const recusa = lote && recusaDaQuantidade(lote, quantidade);
    if (recusa) throw invalidField('quantidade', recusa);
  }
}

const DONO = importadorDe(entradaDeInsumo);
const INSUMO = and(
  eq(itemCadastrado.empresaId, entradaDeInsumo.empresaId),
  eq(itemCadastrado.id, entradaDeInsumo.itemId),
) as SQL;
const LOTE = and(
  eq(saldoLote.empresaId, entradaDeInsumo.empresaId),
  eq(saldoLote.entradaId, entradaDeInsumo.id),
) as SQL;

function colunasDaEntrada(
  {
    importador: { id: importadorId },
    item: { id: itemId },
    vuUSD: vuUsd,
    freteUSD: freteUsd,
    seguroUSD: seguroUsd,
    ...campos
  }: EntradaDeInsumoNova,
  { partNumber, descricao, ncm }: { partNumber: string; descricao: string; ncm: string },
): Valores<typeof entradaDeInsumo> {
  const { numero, serie, papel, fornecedorCnpj, fornecedorNome } = campos;
  const chave = textoDeBusca(partNumber);
  // The search accepts numbers with and without punctuation.
  const cnpjs = fornecedorCnpj ? [fornecedorCnpj, escreverCnpj(fornecedorCnpj)] : [];
  const numeros = [ncm, escreverNcm(ncm), numero, nomeDoPapel({ papel, numeroDeclaracao: numero, serie }), ...cnpjs];
  return {
    ...campos,
    importadorId,
    itemId,
    vuUsd,
    freteUsd,
    seguroUsd,
    tributos: comCasas(campos.tributos),
    chave,
    busca: textoDeBusca(chave, descricao, fornecedorNome, ...numeros),
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

function lida({ importador: dono, vuUsd: vuUSD, freteUsd: freteUSD, seguroUsd: seguroUSD, ...linha }: Linha) {
  const campos = { ...linha, vuUSD, freteUSD, seguroUSD, importador: importadorApontado(dono) };
  const lidos = fieldsOfRow<Omit<EntradaDeInsumoLida, keyof typeof registroLido | 'lote'>>(ENTRADA_DE_INSUMO, campos);
  return { ...recordOfRow(linha), ...lidos, lote: linha.lote };
}

type Linha = typeof entradaDeInsumo.$inferSelect & {
  autor: string;
  importador: LinhaDoImportador;
  item: EntradaDeInsumoLida['item'];
  lote: EntradaDeInsumoLida['lote'];
};

const ordenaveis = {
  partNumber: entradaDeInsumo.chave,
  importador: importador.chave,
  fornecedor: withoutAccents(entradaDeInsumo.fornecedorNome),
  numero: entradaDeInsumo.numero,
  dataDocumento: entradaDeInsumo.dataDocumento,
  dataEntrada: entradaDeInsumo.dataEntrada,
  quantidade: entradaDeInsumo.quantidade,
  alteradoEm: entradaDeInsumo.alteradoEm,
};
