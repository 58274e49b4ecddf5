import { and, desc, eq, gte, lte } from 'drizzle-orm';
import { z } from 'zod';
import { compraNacionalConsulta } from '#lib/contracts/consultas/compra-nacional.ts';
import { consultaDeLookup } from '#lib/contracts/platform/cadastro.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { escreverCnpj, escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { custoDaCompra, nomeDaNota, semZerosAEsquerda } from '#lib/domain/zfm/compra-nacional.ts';
import {
  COMPRA_NACIONAL,
  COMPRA_NACIONAL_COLUNAS,
  type CompraNacionalLida,
  type CompraNacionalNova,
  contratoDeCompraNacional,
} from '#lib/registros/compra-nacional.ts';
import { rotulosComIndustria } from '#lib/registros/industria.ts';
import { data, id } from '#lib/registros/primitivos.ts';
import { aoImportador } from '#server/comex/cadastros/importador-apontado.ts';
import { completarLinhas } from '#server/comex/pedidos/completar-linhas.ts';
import { today } from '#server/platform/clock.ts';
import { batched } from '#server/platform/db/batched.ts';
import type { Database } from '#server/platform/db/database.ts';
import { whenGiven, withoutAccents } from '#server/platform/db/list-query.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { compraNacional } from '#server/platform/db/schema/dcr.ts';
import { cadastroDe, lookupDe } from '#server/platform/records/cadastro-de.ts';
import { repositorioDe } from '#server/platform/records/declared-repository.ts';
import { invalidField } from '#server/platform/refusals.ts';

const compraNacionalRepository = repositorioDe(compraNacional, {
  contrato: contratoDeCompraNacional,
  consulta: compraNacionalConsulta,
  chave: 'partNumber',
  // Numbers are found with and without punctuation.
  busca: ({ descricao, fornecedorNome, ncm, nf, fornecedorCnpj }) => [
    descricao,
    fornecedorNome,
    ncm,
    escreverNcm(ncm),
    nf,
    fornecedorCnpj,
    escreverCnpj(fornecedorCnpj),
  ],
  aponta: {
    importador: aoImportador(
      compraNacional.importadorId,
      'A indústria desta compra foi excluída. Traga o importador de volta antes.',
    ),
  },
  filtros: {
    dataEmissaoDe: (dia) => gte(compraNacional.dataEmissao, dia),
    dataEmissaoAte: (dia) => lte(compraNacional.dataEmissao, dia),
  },
  ordenaveis: {
    descricao: withoutAccents(compraNacional.descricao),
    importador: importador.chave,
    fornecedor: withoutAccents(compraNacional.fornecedorNome),
  },
  lido: (linha) => ({ item: linha.itemId === null ? null : { id: linha.itemId }, custoUnitario: custoDaCompra(linha) }),
  entre: daMesmaNota,
  unico: (outra) =>
    `A ${nomeDaNota(outra)} do fornecedor ${escreverCnpj(outra.fornecedorCnpj)} já tem o part number ${outra.partNumber}.`,
  proprio: (tx, empresaId) => {
    const itemDe = itensDosPartNumbers(tx, empresaId);
    return {
      colunas: async ({ partNumber }) => ({ itemId: await itemDe(partNumber) }),
      async conferir({ dataEmissao }, _id, em) {
        if (dataEmissao <= today({ agora: () => em })) return;
        throw invalidField('dataEmissao', 'A nota não pode ser de um dia futuro.');
      },
    };
  },
});

/** Prices of national inputs. A DCR-E takes the newest (docs/decisions/produtos-e-estruturas.md). */
export const cadastroDeCompraNacional = cadastroDe({
  recurso: 'CompraNacional',
  este: 'Esta compra nacional',
  plural: 'Compras nacionais',
  contrato: contratoDeCompraNacional,
  consulta: compraNacionalConsulta,
  rotulos: rotulosComIndustria(COMPRA_NACIONAL),
  colunas: COMPRA_NACIONAL_COLUNAS,
  // The history leaves out these derived fields.
  noHistorico: ({ item: _, custoUnitario: __, ...lida }) => lida,
  repositorio: compraNacionalRepository,
  lookup: lookupDe({
    resumo:
      'Compras por um pedaço do part number, da descrição, da nota ou do fornecedor, a mais recente de cada part number antes; com importadorId, as daquela indústria; com ate, as emitidas até esse dia',
    consulta: consultaDeLookup.extend({ importadorId: id.optional(), ate: data.optional() }),
    // What a component of a DCR-E takes from the purchase.
    linha: contratoDeCompraNacional.lido
      .pick({
        id: true,
        partNumber: true,
        descricao: true,
        unidade: true,
        ncm: true,
        nf: true,
        serie: true,
        fornecedorCnpj: true,
        fornecedorIe: true,
        dataEmissao: true,
        moeda: true,
        item: true,
        custoUnitario: true,
      })
      // Lookups read these two.
      .extend({ codigo: z.string(), nome: z.string() }),
    async procurar(tx, empresaId, { q, importadorId, ate }) {
      const filtro = and(
        whenGiven(importadorId, (id) => eq(compraNacional.importadorId, id)),
        whenGiven(ate, (dia) => lte(compraNacional.dataEmissao, dia)),
      );
      const compras = await compraNacionalRepository(tx, empresaId).procurar(q, {
        filtro,
        ordem: [desc(compraNacional.dataEmissao)],
      });
      return compras.map((compra) => ({ ...compra, codigo: compra.partNumber, nome: nomeNoLookup(compra) }));
    },
  }),
});

/** Leading zeros do not change the number of a nota, and a series that a sheet does not bring may be any. */
function daMesmaNota(
  outra: CompraNacionalLida,
  { importador: dono, fornecedorCnpj, nf, serie }: CompraNacionalNova,
): boolean {
  return (
    outra.importador.id === dono.id &&
    outra.fornecedorCnpj === fornecedorCnpj &&
    outra.nf === semZerosAEsquerda(nf) &&
    (serie === undefined || outra.serie === (serie && semZerosAEsquerda(serie.toUpperCase())))
  );
}

function itensDosPartNumbers(tx: Database, empresaId: string) {
  return batched<string, string | null>(tx, async (partNumbers) => {
    const { itens } = await completarLinhas(tx, empresaId, { partNumbers, fabricantes: [], paises: [] });
    const porPartNumber = new Map(itens.map(({ pedido, id }) => [pedido, id]));
    return partNumbers.map((partNumber) => porPartNumber.get(partNumber) ?? null);
  });
}

/** `NF 123, série 1 · Fornecedor · 01/02/2026`. */
function nomeNoLookup({ fornecedorNome, fornecedorCnpj, dataEmissao, ...nota }: CompraNacionalLida): string {
  const dia = diaPorExtenso(dataEmissao);
  return [nomeDaNota(nota), fornecedorNome ?? escreverCnpj(fornecedorCnpj), dia].join(' · ');
}
