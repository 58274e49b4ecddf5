import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { importadorConsulta } from '#lib/contracts/consultas/importador.ts';
import { SITUACOES_SUFRAMA } from '#lib/domain/cadastros/importador.ts';
import { escreverCnpj } from '#lib/domain/identificadores/escrever-identificador.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { contratoDeImportador, IMPORTADOR_COLUNAS } from '#lib/registros/importador.ts';
import { id } from '#lib/registros/primitivos.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { cadastroDe, lookupDe } from '#server/platform/records/cadastro-de.ts';
import { repositorioDe } from '#server/platform/records/declared-repository.ts';
import { naValidade } from './na-validade.ts';

export const importadorRepository = repositorioDe(importador, {
  contrato: contratoDeImportador,
  consulta: importadorConsulta,
  chave: 'razaoSocial',
  busca: ['nomeFantasia', 'cnpj', 'inscricaoEstadual', 'inscricaoSuframa', 'municipio'],
  colunas: ({ resolucoes }) => ({
    resolucoes: resolucoes.map(({ acrescimo, ...resto }) => ({ ...resto, acrescimo: new Exato(acrescimo).toFixed(2) })),
  }),
  filtros: {
    perfilTributario: (perfil) =>
      perfil === 'SEM' ? isNull(importador.perfilTributario) : eq(importador.perfilTributario, perfil),
    validade: (validade, { hoje }) => naValidade(importador.validadeSuframa, validade, hoje),
    resolucoes: (validade, { hoje }) => temResolucao(naValidade(sql`resolucao ->> 'validade'`, validade, hoje)),
  },
  por: 'cnpj',
  unico: ({ cnpj, razaoSocial }) => `O CNPJ ${escreverCnpj(cnpj)} já é do importador ${razaoSocial}.`,
});

export const cadastroDeImportador = cadastroDe({
  recurso: 'Importador',
  este: 'Este importador',
  plural: 'Importadores',
  contrato: contratoDeImportador,
  consulta: importadorConsulta,
  colunas: IMPORTADOR_COLUNAS,
  repositorio: importadorRepository,
  lookup: lookupDe({
    resumo: 'Importadores por um pedaço do nome, do CNPJ ou de uma inscrição',
    linha: z.object({
      id,
      /** The CNPJ, written out. */
      codigo: z.string(),
      nome: z.string(),
      cnpj: z.string(),
      situacaoSuframa: z.enum(SITUACOES_SUFRAMA),
    }),
    procurar: async (tx, empresaId, { q }) =>
      (await importadorRepository(tx, empresaId).procurar(q)).map(({ id, cnpj, razaoSocial, situacaoSuframa }) => ({
        id,
        codigo: escreverCnpj(cnpj),
        nome: razaoSocial,
        cnpj,
        situacaoSuframa,
      })),
  }),
});

function temResolucao(condicao: SQL): SQL {
  return sql`exists (select 1 from jsonb_array_elements(${importador.resolucoes}) resolucao where ${condicao})`;
}
