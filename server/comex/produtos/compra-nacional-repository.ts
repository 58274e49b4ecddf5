import { and, asc, desc, eq, getTableColumns, gte, isNull, lte, type SQL } from 'drizzle-orm';
import type { CompraNacionalConsulta } from '#lib/contracts/consultas/compra-nacional.ts';
import type {
  CompraNacionalDoLookup,
  CompraNacionalLida,
  CompraNacionalLookupConsulta,
  CompraNacionalNova,
} from '#lib/contracts/produtos/compra-nacional.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { escreverCnpj, escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { custoDaCompra, nomeDaNota, semZerosAEsquerda } from '#lib/domain/zfm/compra-nacional.ts';
import { COMPRA_NACIONAL } from '#lib/registros/compra-nacional.ts';
import type { registroLido } from '#lib/registros/contrato-de.ts';
import { importadorRepository } from '#server/comex/cadastros/importador.ts';
import {
  camposDoImportador,
  importadorApontado,
  importadorDe,
  type LinhaDoImportador,
} from '#server/comex/cadastros/importador-apontado.ts';
import { completarLinhas } from '#server/comex/pedidos/completar-linhas.ts';
import { today } from '#server/platform/clock.ts';
import { batched } from '#server/platform/db/batched.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, orderingOf, whenGiven, withoutAccents } from '#server/platform/db/list-query.ts';
import { usuario } from '#server/platform/db/schema.ts';
import { importador } from '#server/platform/db/schema-cadastros.ts';
import { compraNacional } from '#server/platform/db/schema-dcr.ts';
import { readById, readByKey } from '#server/platform/records/batch-read.ts';
import type { RepositoryWithSheet } from '#server/platform/records/cadastro.ts';
import { listingOf, pageOf } from '#server/platform/records/listing.ts';
import { lookupQuery } from '#server/platform/records/lookup.ts';
import { authorOf, daLista, fieldsOfRow, recordOfRow } from '#server/platform/records/record-read.ts';
import { recordRepository, type Valores } from '#server/platform/records/record-repository.ts';
import { againstRule, invalidField } from '#server/platform/refusals.ts';

interface CompraNacionalRepository
  extends RepositoryWithSheet<CompraNacionalConsulta, CompraNacionalNova, CompraNacionalLida> {
  procurar(consulta: CompraNacionalLookupConsulta): Promise<CompraNacionalDoLookup[]>;
}

export function compraNacionalRepository(tx: Database, empresaId: string): CompraNacionalRepository {
  const registros = recordRepository(tx, empresaId, compraNacional);
  const importadores = importadorRepository(tx, empresaId);
  const daEmpresa = eq(compraNacional.empresaId, empresaId);
  const lidas = () =>
    tx
      .select({
        ...getTableColumns(compraNacional),
        autor: usuario.nome,
        importador: camposDoImportador,
      })
      .from(compraNacional)
      .innerJoin(usuario, authorOf(compraNacional))
      .innerJoin(importador, DONO);

  const ler = async (filtro: SQL) => (await lidas().where(and(daEmpresa, filtro))).map(lida);
  const lerAtivas = async (filtro: SQL) =>
    (await lidas().where(and(daEmpresa, filtro, isNull(compraNacional.excluidoEm)))).map(lida);
  const buscar = readById(tx, compraNacional.id, ler);
  const peloPartNumber = readByKey(tx, compraNacional.chave, lerAtivas, ({ partNumber }) => textoDeBusca(partNumber));
  /**
   * Finds purchases of the same nota, from a sheet or a form. Leading zeros do not change a number, and a missing series matches
   * any.
   */
  const daNota = async ({ importador: dono, partNumber, fornecedorCnpj, nf, serie }: CompraNacionalNova) =>
    (await peloPartNumber(textoDeBusca(partNumber))).filter(
      (uma) =>
        uma.importador.id === dono.id &&
        uma.fornecedorCnpj === fornecedorCnpj &&
        uma.nf === semZerosAEsquerda(nf) &&
        (serie === undefined || uma.serie === (serie && semZerosAEsquerda(serie.toUpperCase()))),
    );

  const itemDe = batched<string, string | null>(tx, async (partNumbers) => {
    const { itens } = await completarLinhas(tx, empresaId, { partNumbers, fabricantes: [], paises: [] });
    const porPartNumber = new Map(itens.map(({ pedido, id }) => [pedido, id]));
    return partNumbers.map((partNumber) => porPartNumber.get(partNumber) ?? null);
  });

  /** Checks the importer and the issue date. @throws {Refusal} 400 at the field. */
  const exigir = async ({ importador: { id }, dataEmissao }: CompraNacionalNova, em: Date): Promise<void> => {
    const dono = await importadores.buscar(id);
    if (!dono || dono.excluidoEm !== null) {
      throw invalidField('importador.id', 'Este importador não existe ou foi excluído. Escolha outro.');
    }
    if (dataEmissao > today({ agora: () => em }))
      throw invalidField('dataEmissao', 'A nota não pode ser de um dia futuro.');
  };
  const colunas = async (campos: CompraNacionalNova) => colunasDaCompra(campos, await itemDe(campos.partNumber));

  return {
    ...listingOf<CompraNacionalConsulta, CompraNacionalLida>(tx, empresaId, {
      de: compraNacional,
      daEmpresa,
      filtro: (consulta) =>
        and(
          daLista(compraNacional.excluidoEm, consulta),
          containsText(compraNacional.busca, consulta.q),
          whenGiven(consulta.importadorId, (id) => eq(compraNacional.importadorId, id)),
          whenGiven(consulta.fornecedorCnpj, (cnpj) => eq(compraNacional.fornecedorCnpj, cnpj)),
          whenGiven(consulta.ncm, (ncm) => eq(compraNacional.ncm, ncm)),
          whenGiven(consulta.moeda, (moeda) => eq(compraNacional.moeda, moeda)),
          whenGiven(consulta.dataEmissaoDe, (dia) => gte(compraNacional.dataEmissao, dia)),
          whenGiven(consulta.dataEmissaoAte, (dia) => lte(compraNacional.dataEmissao, dia)),
        ),
      ordem: ({ ordem }) => orderingOf(ordem, ordenaveis, compraNacional.id),
      ids: (filtro, ordem) =>
        tx
          .select({ id: compraNacional.id })
          .from(compraNacional)
          .innerJoin(importador, DONO)
          .where(filtro)
          .orderBy(...ordem),
      linhas: pageOf(lidas, lida),
    }),

    buscar,
    comAChaveDe: daNota,
    conferir: (campos, _id, em) => exigir(campos, em),

    async ocupante(campos, id) {
      const outra = (await daNota(campos)).find((uma) => uma.id !== id);
      if (!outra) return null;
      const { partNumber } = outra;
      return {
        id: outra.id,
        frase: `A ${nomeDaNota(outra)} do fornecedor ${escreverCnpj(outra.fornecedorCnpj)} já tem o part number ${partNumber}.`,
      };
    },

    async inserir(id, campos, assinatura) {
      await exigir(campos, assinatura.em);
      await registros.inserir(id, await colunas(campos), assinatura);
    },

    async alterar({ id, versao, ...campos }, assinatura) {
      await exigir(campos, assinatura.em);
      return registros.alterar({ id, versao }, await colunas(campos), assinatura);
    },

    excluir: registros.excluir,

    async restaurar(id) {
      if ((await buscar(id))?.importador.excluido) {
        throw againstRule('A indústria desta compra foi excluída. Traga o importador de volta antes.');
      }
      return registros.restaurar(id);
    },

    async procurar({ q, importadorId, ate }) {
      const procura = lookupQuery(compraNacional, q);
      if (!procura) return [];
      const [melhor, ...desempate] = procura.ordem;
      const linhas = await lidas()
        .where(
          and(
            daEmpresa,
            isNull(compraNacional.excluidoEm),
            whenGiven(importadorId, (id) => eq(compraNacional.importadorId, id)),
            whenGiven(ate, (dia) => lte(compraNacional.dataEmissao, dia)),
            procura.filtro,
          ),
        )
        .orderBy(
          ...(melhor ? [melhor] : []),
          asc(compraNacional.chave),
          desc(compraNacional.dataEmissao),
          ...desempate.slice(-1),
        )
        .limit(procura.limite);
      return linhas.map(lida).map((compra) => ({ ...compra, codigo: compra.partNumber, nome: nomeNoLookup(compra) }));
    },
  };
}

const DONO = importadorDe(compraNacional);

function colunasDaCompra(
  { importador: { id: importadorId }, ...campos }: CompraNacionalNova,
  itemId: string | null,
): Valores<typeof compraNacional> {
  const { partNumber, descricao, ncm, nf, fornecedorCnpj, fornecedorNome } = campos;
  const chave = textoDeBusca(partNumber);
  // The search accepts numbers with and without punctuation.
  const numeros = [ncm, escreverNcm(ncm), nf, fornecedorCnpj, escreverCnpj(fornecedorCnpj)];
  return { ...campos, importadorId, itemId, chave, busca: textoDeBusca(chave, descricao, fornecedorNome, ...numeros) };
}

function lida({ importador: dono, ...linha }: Linha): CompraNacionalLida {
  const { itemId } = linha;
  return {
    ...recordOfRow(linha),
    ...fieldsOfRow<CamposLidos>(COMPRA_NACIONAL, { ...linha, importador: importadorApontado(dono) }),
    item: itemId === null ? null : { id: itemId },
    custoUnitario: custoDaCompra(linha),
  };
}

type CamposLidos = Omit<CompraNacionalLida, keyof typeof registroLido | 'item' | 'custoUnitario'>;

function nomeNoLookup({ fornecedorNome, fornecedorCnpj, dataEmissao, ...nota }: CompraNacionalLida): string {
  const dia = diaPorExtenso(dataEmissao);
  return [nomeDaNota(nota), fornecedorNome ?? escreverCnpj(fornecedorCnpj), dia].join(' · ');
}

type Linha = typeof compraNacional.$inferSelect & {
  autor: string;
  importador: LinhaDoImportador;
};

const ordenaveis = {
  partNumber: compraNacional.chave,
  descricao: withoutAccents(compraNacional.descricao),
  importador: importador.chave,
  fornecedor: withoutAccents(compraNacional.fornecedorNome),
  nf: compraNacional.nf,
  dataEmissao: compraNacional.dataEmissao,
  valorUnitario: compraNacional.valorUnitario,
  alteradoEm: compraNacional.alteradoEm,
};
