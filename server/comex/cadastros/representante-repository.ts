import { and, eq, exists, getTableColumns, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import type {
  RepresentanteDoLookup,
  RepresentanteLido,
  RepresentanteLookupConsulta,
  RepresentanteNovo,
} from '#lib/contracts/cadastros/representante.ts';
import type { RepresentanteConsulta } from '#lib/contracts/consultas/representante.ts';
import { primeiroFim } from '#lib/domain/cadastros/representante.ts';
import { escreverCpf, ocultarCpf } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { registroLido } from '#lib/registros/contrato-de.ts';
import { REPRESENTANTE } from '#lib/registros/representante.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, orderingOf, whenGiven, withoutAccents } from '#server/platform/db/list-query.ts';
import { usuario } from '#server/platform/db/schema.ts';
import { importador, representante, representanteImportador } from '#server/platform/db/schema-cadastros.ts';
import { readById, readByKey } from '#server/platform/records/batch-read.ts';
import type { RepositoryWithSheet } from '#server/platform/records/cadastro.ts';
import { listingOf } from '#server/platform/records/listing.ts';
import { lookupQuery } from '#server/platform/records/lookup.ts';
import { authorOf, daLista, fieldsOfRow, recordOfRow } from '#server/platform/records/record-read.ts';
import { recordRepository, type Valores } from '#server/platform/records/record-repository.ts';
import { importadoresDoRepresentanteRepository } from './importadores-do-representante-repository.ts';
import { naValidade } from './na-validade.ts';

interface RepresentanteRepository
  extends RepositoryWithSheet<RepresentanteConsulta, RepresentanteNovo, RepresentanteLido> {
  /** Finds only representatives who may act today (`impedimentoDoRepresentante`). */
  procurar(consulta: RepresentanteLookupConsulta, hoje: DataTexto): Promise<RepresentanteDoLookup[]>;
}

export function representanteRepository(tx: Database, empresaId: string): RepresentanteRepository {
  const registros = recordRepository(tx, empresaId, representante);
  const importadores = importadoresDoRepresentanteRepository(tx, empresaId);
  const daEmpresa = eq(representante.empresaId, empresaId);

  const lidos = async (filtro: SQL | undefined, ordem: SQL[] = [], pagina?: { limit: number; offset: number }) => {
    const todas = tx
      .select({ ...getTableColumns(representante), autor: usuario.nome })
      .from(representante)
      .innerJoin(usuario, authorOf(representante))
      .where(filtro)
      .orderBy(...ordem);
    const linhas = await (pagina ? todas.limit(pagina.limit).offset(pagina.offset) : todas);
    const porRepresentante = await importadores.de(linhas.map(({ id }) => id));
    return linhas.map((linha) => lido(linha, porRepresentante.get(linha.id) ?? []));
  };

  const atuaPor = (importadorId: string) =>
    exists(
      tx
        .select({ um: sql`1` })
        .from(representanteImportador)
        .where(
          and(
            eq(representanteImportador.empresaId, empresaId),
            eq(representanteImportador.representanteId, representante.id),
            eq(representanteImportador.importadorId, importadorId),
          ),
        ),
    );

  const lerAtivos = (filtro: SQL) => lidos(and(daEmpresa, filtro, isNull(representante.excluidoEm)));
  const peloCpf = readByKey(tx, representante.cpf, lerAtivos, ({ cpf }) => cpf);

  /** Nobody acts for a deleted importer, though its representatives keep it on their lists. */
  const existeImportador = (importadorId: string) =>
    exists(
      tx
        .select({ um: sql`1` })
        .from(importador)
        .where(
          and(eq(importador.empresaId, empresaId), eq(importador.id, importadorId), isNull(importador.excluidoEm)),
        ),
    );

  return {
    ...listingOf<RepresentanteConsulta, RepresentanteLido>(tx, empresaId, {
      de: representante,
      daEmpresa,
      filtro: (consulta, hoje) =>
        and(
          daLista(representante.excluidoEm, consulta),
          containsText(representante.busca, consulta.q),
          whenGiven(consulta.vinculo, (vinculo) => eq(representante.vinculo, vinculo)),
          whenGiven(consulta.ativo, (ativo) => eq(representante.ativo, ativo === 'true')),
          whenGiven(consulta.validade, (validade) => naValidade(FIM, validade, hoje)),
          whenGiven(consulta.importadorId, atuaPor),
        ),
      ordem: ({ ordem }) => orderingOf(ordem, ordenaveis, representante.id),
      linhas: lidos,
    }),

    buscar: readById(tx, representante.id, (filtro) => lidos(and(daEmpresa, filtro))),
    comAChaveDe: ({ cpf }) => peloCpf(cpf),

    async ocupante({ cpf }, id) {
      const outro = (await peloCpf(cpf)).find((um) => um.id !== id);
      return outro ? { id: outro.id, frase: `O CPF ${escreverCpf(cpf)} já é do representante ${outro.nome}.` } : null;
    },

    conferir: ({ importadores: seus }, id) => importadores.exigir(id, seus),

    async inserir(id, campos, assinatura) {
      await registros.inserir(id, colunas(campos), assinatura);
      await importadores.trocar(id, campos.importadores);
    },

    async alterar({ id, versao, ...campos }, assinatura) {
      const alterado = await registros.alterar({ id, versao }, colunas(campos), assinatura);
      if (alterado) await importadores.trocar(id, campos.importadores);
      return alterado;
    },

    excluir: registros.excluir,
    restaurar: registros.restaurar,

    async procurar({ q, importadorId }, hoje) {
      const procura = lookupQuery(representante, q);
      if (!procura) return [];
      const linhas = await tx
        .select()
        .from(representante)
        .where(
          and(
            daEmpresa,
            isNull(representante.excluidoEm),
            eq(representante.ativo, true),
            or(sql`${FIM} is null`, gte(FIM, hoje)),
            whenGiven(importadorId, (id) => and(atuaPor(id), existeImportador(id)) as SQL),
            procura.filtro,
          ),
        )
        .orderBy(...procura.ordem)
        .limit(procura.limite);
      return linhas.map((linha) => ({
        id: linha.id,
        codigo: ocultarCpf(linha.cpf),
        nome: linha.nome,
        vinculo: linha.vinculo,
        validade: primeiroFim(linha),
      }));
    },
  };
}

/** The same rule as `primeiroFim`: LEAST ignores null. */
const FIM = sql`least(${representante.procuracaoValidade}, ${representante.certificadoValidade})`;

function colunas({ importadores: _, ...campos }: RepresentanteNovo): Valores<typeof representante> {
  const { nome, cpf, cargo } = campos;
  const chave = textoDeBusca(nome);
  // The search accepts numbers with and without punctuation.
  return { ...campos, chave, busca: textoDeBusca(chave, cpf, escreverCpf(cpf), cargo) };
}

function lido(
  linha: typeof representante.$inferSelect & { autor: string },
  importadores: RepresentanteLido['importadores'],
): RepresentanteLido {
  return { ...recordOfRow(linha), ...fieldsOfRow<CamposLidos>(REPRESENTANTE, { ...linha, importadores }) };
}
type CamposLidos = Omit<RepresentanteLido, keyof typeof registroLido>;

const ordenaveis = {
  // Sorted by the key, which ignores capitals and accents.
  nome: representante.chave,
  cpf: representante.cpf,
  cargo: withoutAccents(representante.cargo),
  vinculo: representante.vinculo,
  procuracaoValidade: representante.procuracaoValidade,
  certificadoValidade: representante.certificadoValidade,
  ativo: representante.ativo,
  alteradoEm: representante.alteradoEm,
};
