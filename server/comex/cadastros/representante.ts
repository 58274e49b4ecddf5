import { and, eq, exists, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { representanteConsulta } from '#lib/contracts/consultas/representante.ts';
import { consultaDeLookup } from '#lib/contracts/platform/cadastro.ts';
import { primeiroFim, VINCULOS_REPRESENTANTE } from '#lib/domain/cadastros/representante.ts';
import { escreverCpf, ocultarCpf } from '#lib/domain/identificadores/escrever-identificador.ts';
import { dataLida, id } from '#lib/registros/primitivos.ts';
import { contratoDeRepresentante, REPRESENTANTE_COLUNAS } from '#lib/registros/representante.ts';
import type { Database } from '#server/platform/db/database.ts';
import { whenGiven, withoutAccents } from '#server/platform/db/list-query.ts';
import { importador, representante, representanteImportador } from '#server/platform/db/schema/cadastros.ts';
import { cadastroDe, lookupDe } from '#server/platform/records/cadastro-de.ts';
import { repositorioDe } from '#server/platform/records/declared-repository.ts';
import { IMPORTADORES, importadoresDoRepresentante } from './importadores-do-representante.ts';
import { naValidade } from './na-validade.ts';

/** The same rule as `primeiroFim`: LEAST ignores null. */
const FIM = sql`least(${representante.procuracaoValidade}, ${representante.certificadoValidade})`;

export const representanteRepository = repositorioDe(representante, {
  contrato: contratoDeRepresentante,
  consulta: representanteConsulta,
  chave: 'nome',
  busca: ['cpf', 'cargo'],
  extras: { importadores: IMPORTADORES },
  filtros: {
    ativo: (ativo) => eq(representante.ativo, ativo === 'true'),
    validade: (validade, { hoje }) => naValidade(FIM, validade, hoje),
    importadorId: (id, { tx, empresaId }) => atuaPor(tx, empresaId, id),
  },
  ordenaveis: { cargo: withoutAccents(representante.cargo) },
  por: 'cpf',
  unico: ({ cpf, nome }) => `O CPF ${escreverCpf(cpf)} já é do representante ${nome}.`,
  proprio: importadoresDoRepresentante,
});

export const cadastroDeRepresentante = cadastroDe({
  recurso: 'Representante',
  este: 'Este representante',
  plural: 'Representantes',
  contrato: contratoDeRepresentante,
  consulta: representanteConsulta,
  colunas: REPRESENTANTE_COLUNAS,
  repositorio: representanteRepository,
  lookup: lookupDe({
    resumo:
      'Representantes que hoje podem atuar, por um pedaço do nome ou do CPF; com importadorId, por aquele importador',
    consulta: consultaDeLookup.extend({ importadorId: id.optional() }),
    linha: z.object({
      id,
      /** The CPF with five digits hidden, since anybody who fills in a form reads it. */
      codigo: z.string(),
      nome: z.string(),
      vinculo: z.enum(VINCULOS_REPRESENTANTE),
      /** Last day on which the representante may act; null means no end. */
      validade: dataLida.nullable(),
    }),
    async procurar(tx, empresaId, { q, importadorId }, hoje) {
      const filtro = and(
        eq(representante.ativo, true),
        or(sql`${FIM} is null`, gte(FIM, hoje)),
        whenGiven(importadorId, (id) => and(atuaPor(tx, empresaId, id), existeImportador(tx, empresaId, id)) as SQL),
      );
      const linhas = await representanteRepository(tx, empresaId).procurar(q, { filtro });
      return linhas.map((linha) => ({
        id: linha.id,
        codigo: ocultarCpf(linha.cpf),
        nome: linha.nome,
        vinculo: linha.vinculo,
        validade: primeiroFim(linha),
      }));
    },
  }),
});

function atuaPor(tx: Database, empresaId: string, importadorId: string): SQL {
  const ligado = and(
    eq(representanteImportador.empresaId, empresaId),
    eq(representanteImportador.representanteId, representante.id),
    eq(representanteImportador.importadorId, importadorId),
  );
  return exists(tx.select({ ligado: sql`1` }).from(representanteImportador).where(ligado));
}

/** Nobody acts for a deleted importer, though its representatives keep it on their lists. */
function existeImportador(tx: Database, empresaId: string, id: string): SQL {
  const ativo = and(eq(importador.empresaId, empresaId), eq(importador.id, id), isNull(importador.excluidoEm));
  return exists(tx.select({ ativo: sql`1` }).from(importador).where(ativo));
}
