import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { estruturaConsulta } from '#lib/contracts/consultas/estrutura.ts';
import type { OrigemItem } from '#lib/domain/cadastros/item.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { fimDaRevisao } from '#lib/domain/zfm/estrutura.ts';
import {
  contratoDeEstrutura,
  ESTRUTURA_COLUNAS,
  type EstruturaLida,
  type EstruturaNova,
  estruturaResumo,
} from '#lib/registros/estrutura.ts';
import type { Database } from '#server/platform/db/database.ts';
import { estrutura, estruturaLinha, produto } from '#server/platform/db/schema/dcr.ts';
import type { Holder } from '#server/platform/records/cadastro.ts';
import { cadastroDe } from '#server/platform/records/cadastro-de.ts';
import { repositorioDe } from '#server/platform/records/declared-repository.ts';
import { estruturaLinhasRepository } from './estrutura-linhas-repository.ts';

const seguinte = alias(estrutura, 'seguinte');
const PROXIMO_INICIO = sql<DataTexto | null>`(
  select min(${seguinte.vigenciaInicio})::text from ${estrutura} seguinte
  where ${seguinte.empresaId} = ${estrutura.empresaId} and ${seguinte.produtoId} = ${estrutura.produtoId}
    and ${seguinte.excluidoEm} is null and ${seguinte.vigenciaInicio} > ${estrutura.vigenciaInicio})`;

const revisoesRepository = repositorioDe(estrutura, {
  contrato: { ...contratoDeEstrutura, lido: estruturaResumo },
  consulta: estruturaConsulta,
  chave: 'revisao',
  // People search by part number to see where a part is used.
  busca: ({ linhas }) => [...new Set(linhas.map(({ partNumber }) => partNumber))],
  aponta: {
    produto: {
      tabela: produto,
      coluna: estrutura.produtoId,
      colunas: {
        id: produto.id,
        codigo: produto.codigo,
        descricao: produto.descricao,
        excluidoEm: produto.excluidoEm,
      },
      lido: ({
        excluidoEm,
        ...apontado
      }: {
        id: string;
        codigo: string;
        descricao: string;
        excluidoEm: Date | null;
      }) => ({
        ...apontado,
        excluido: excluidoEm !== null,
      }),
      falta: 'Este produto não existe ou foi excluído. Escolha outro.',
      aoRestaurar: 'O produto desta estrutura foi excluído. Traga o produto de volta antes.',
    },
  },
  extras: { proximoInicio: PROXIMO_INICIO, nacionais: linhasDe('NACIONAL'), importados: linhasDe('IMPORTADO') },
  lido: ({ proximoInicio, nacionais, importados }) => ({
    vigenciaFim: fimDaRevisao(proximoInicio),
    nacionais,
    importados,
  }),
  ordenaveis: { produto: produto.chave },
  proprio: (tx, empresaId) => ({
    ocupante: (campos, id) => ocupanteDaRevisao(tx, empresaId, campos, id),
    gravado: (id, { linhas }) => estruturaLinhasRepository(tx, empresaId).trocar(id, linhas),
  }),
});

/** The components of a product, revision by revision (docs/decisions/produtos-e-estruturas.md). */
export const cadastroDeEstrutura = cadastroDe({
  recurso: 'Estrutura',
  este: 'Esta revisão da estrutura',
  plural: 'Estruturas',
  contrato: contratoDeEstrutura,
  consulta: estruturaConsulta,
  resumo: estruturaResumo,
  // They follow from the lines, and from when the next revision begins.
  noHistorico: ({ vigenciaFim: _, nacionais: __, importados: ___, ...lida }) => lida,
  colunas: ESTRUTURA_COLUNAS,
  repositorio(tx, empresaId) {
    const revisoes = revisoesRepository(tx, empresaId);
    return {
      ...revisoes,
      async buscar(id): Promise<EstruturaLida | null> {
        const revisao = await revisoes.buscar(id);
        return revisao && { ...revisao, linhas: await estruturaLinhasRepository(tx, empresaId).de(id) };
      },
    };
  },
});

function linhasDe(origem: OrigemItem): SQL<number> {
  return sql`(select count(*) from ${estruturaLinha}
    where ${estruturaLinha.empresaId} = ${estrutura.empresaId} and ${estruturaLinha.estruturaId} = ${estrutura.id}
      and ${estruturaLinha.origem} = ${origem})`.mapWith(Number);
}

/** A product has one revision of a name, and one that begins on a day. */
async function ocupanteDaRevisao(
  tx: Database,
  empresaId: string,
  { produto: produtoDaEstrutura, revisao, vigenciaInicio }: EstruturaNova,
  id: string,
): Promise<Holder | null> {
  const [outra] = await tx
    .select({ id: estrutura.id, revisao: estrutura.revisao, chave: estrutura.chave })
    .from(estrutura)
    .where(
      and(
        eq(estrutura.empresaId, empresaId),
        isNull(estrutura.excluidoEm),
        eq(estrutura.produtoId, produtoDaEstrutura.id),
        ne(estrutura.id, id),
        or(eq(estrutura.chave, textoDeBusca(revisao)), eq(estrutura.vigenciaInicio, vigenciaInicio)),
      ),
    )
    // A clash of the name is reported first, because people look at the name first.
    .orderBy(sql`${estrutura.chave} <> ${textoDeBusca(revisao)}`);
  if (!outra) return null;
  const frase =
    outra.chave === textoDeBusca(revisao)
      ? `Este produto já tem uma revisão ${outra.revisao}.`
      : `A revisão ${outra.revisao} deste produto já começa em ${diaPorExtenso(vigenciaInicio)}: duas não valem no mesmo dia.`;
  return { id: outra.id, frase };
}
