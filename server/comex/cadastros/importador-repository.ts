import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { ImportadorDoLookup, ImportadorLido, ImportadorNovo } from '#lib/contracts/cadastros/importador.ts';
import type { ImportadorConsulta } from '#lib/contracts/consultas/importador.ts';
import {
  escreverCnpj,
  escreverIeAm,
  escreverInscricaoSuframa,
} from '#lib/domain/identificadores/escrever-identificador.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { registroLido } from '#lib/registros/contrato-de.ts';
import { IMPORTADOR } from '#lib/registros/importador.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, orderingOf, whenGiven } from '#server/platform/db/list-query.ts';
import { usuario } from '#server/platform/db/schema.ts';
import { importador } from '#server/platform/db/schema-cadastros.ts';
import { readById, readByKey } from '#server/platform/records/batch-read.ts';
import type { RepositoryWithSheet } from '#server/platform/records/cadastro.ts';
import { listingOf, pageOf } from '#server/platform/records/listing.ts';
import { lookupQuery } from '#server/platform/records/lookup.ts';
import { authorOf, daLista, fieldsOfRow, recordOfRow } from '#server/platform/records/record-read.ts';
import { recordRepository, type Valores } from '#server/platform/records/record-repository.ts';
import { naValidade } from './na-validade.ts';

interface ImportadorRepository extends RepositoryWithSheet<ImportadorConsulta, ImportadorNovo, ImportadorLido> {
  procurar(q: string): Promise<ImportadorDoLookup[]>;
}

export function importadorRepository(tx: Database, empresaId: string): ImportadorRepository {
  const registros = recordRepository(tx, empresaId, importador);
  const daEmpresa = eq(importador.empresaId, empresaId);
  const lidos = () =>
    tx
      .select({ ...getTableColumns(importador), autor: usuario.nome })
      .from(importador)
      .innerJoin(usuario, authorOf(importador));

  const ler = async (filtro: SQL) => (await lidos().where(and(daEmpresa, filtro))).map(lido);
  const lerAtivos = async (filtro: SQL) =>
    (await lidos().where(and(daEmpresa, filtro, isNull(importador.excluidoEm)))).map(lido);
  const peloCnpj = readByKey(tx, importador.cnpj, lerAtivos, ({ cnpj }) => cnpj);

  return {
    ...listingOf<ImportadorConsulta, ImportadorLido>(tx, empresaId, {
      de: importador,
      daEmpresa,
      filtro: (consulta, hoje) =>
        and(
          daLista(importador.excluidoEm, consulta),
          containsText(importador.busca, consulta.q),
          whenGiven(consulta.situacaoSuframa, (situacao) => eq(importador.situacaoSuframa, situacao)),
          whenGiven(consulta.setor, (setor) => eq(importador.setor, setor)),
          whenGiven(consulta.perfilTributario, (perfil) =>
            perfil === 'SEM' ? isNull(importador.perfilTributario) : eq(importador.perfilTributario, perfil),
          ),
          whenGiven(consulta.validade, (validade) => naValidade(importador.validadeSuframa, validade, hoje)),
          whenGiven(consulta.resolucoes, (validade) =>
            temResolucao(naValidade(sql`resolucao ->> 'validade'`, validade, hoje)),
          ),
        ),
      ordem: ({ ordem }) => orderingOf(ordem, ordenaveis, importador.id),
      linhas: pageOf(lidos, lido),
    }),

    buscar: readById(tx, importador.id, ler),
    comAChaveDe: ({ cnpj }) => peloCnpj(cnpj),

    async ocupante({ cnpj }, id) {
      const outro = (await peloCnpj(cnpj)).find((um) => um.id !== id);
      return outro
        ? { id: outro.id, frase: `O CNPJ ${escreverCnpj(cnpj)} já é do importador ${outro.razaoSocial}.` }
        : null;
    },

    inserir: (id, campos, assinatura) => registros.inserir(id, colunas(campos), assinatura),
    alterar: ({ id, versao, ...campos }, assinatura) => registros.alterar({ id, versao }, colunas(campos), assinatura),

    excluir: registros.excluir,
    restaurar: registros.restaurar,

    async procurar(q) {
      const procura = lookupQuery(importador, q);
      if (!procura) return [];
      const linhas = await tx
        .select()
        .from(importador)
        .where(and(daEmpresa, isNull(importador.excluidoEm), procura.filtro))
        .orderBy(...procura.ordem)
        .limit(procura.limite);
      return linhas.map(({ id, cnpj, razaoSocial, situacaoSuframa }) => ({
        id,
        codigo: escreverCnpj(cnpj),
        nome: razaoSocial,
        cnpj,
        situacaoSuframa,
      }));
    },
  };
}

function temResolucao(condicao: SQL): SQL {
  return sql`exists (select 1 from jsonb_array_elements(${importador.resolucoes}) resolucao where ${condicao})`;
}

function colunas(campos: ImportadorNovo): Valores<typeof importador> {
  const { razaoSocial, nomeFantasia, cnpj, inscricaoEstadual, inscricaoSuframa, municipio } = campos;
  const chave = textoDeBusca(razaoSocial);
  // The search accepts numbers with and without punctuation.
  const numeros = [
    cnpj,
    escreverCnpj(cnpj),
    inscricaoEstadual,
    inscricaoEstadual && escreverIeAm(inscricaoEstadual),
    inscricaoSuframa,
    inscricaoSuframa && escreverInscricaoSuframa(inscricaoSuframa),
  ];
  return {
    ...campos,
    resolucoes: campos.resolucoes.map((resolucao) => ({
      ...resolucao,
      acrescimo: new Exato(resolucao.acrescimo).toFixed(2),
    })),
    chave,
    busca: textoDeBusca(chave, nomeFantasia, ...numeros, municipio),
  };
}

function lido(linha: typeof importador.$inferSelect & { autor: string }): ImportadorLido {
  return { ...recordOfRow(linha), ...fieldsOfRow<CamposLidos>(IMPORTADOR, linha) };
}
type CamposLidos = Omit<ImportadorLido, keyof typeof registroLido>;

const ordenaveis = {
  // Sorted by the key, which ignores capitals and accents.
  razaoSocial: importador.chave,
  cnpj: importador.cnpj,
  situacaoSuframa: importador.situacaoSuframa,
  validadeSuframa: importador.validadeSuframa,
  setor: importador.setor,
  municipio: importador.municipio,
  alteradoEm: importador.alteradoEm,
};
