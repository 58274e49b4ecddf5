import { and, eq, getTableColumns, gte, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { DespesaConsulta, DespesaLida, DespesaNova } from '#lib/contracts/processo/despesa.ts';
import { integraBaseIcmsUsual, nomeDaDespesa } from '#lib/domain/aduana/processo/despesa.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { registroLido } from '#lib/registros/contrato-de.ts';
import { DESPESA } from '#lib/registros/despesa.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, orderingOf, whenGiven } from '#server/platform/db/list-query.ts';
import { usuario } from '#server/platform/db/schema.ts';
import { despesa, processo } from '#server/platform/db/schema-processo.ts';
import { readById } from '#server/platform/records/batch-read.ts';
import type { CadastroRepository } from '#server/platform/records/cadastro.ts';
import { listingOf, pageOf } from '#server/platform/records/listing.ts';
import { authorOf, daLista, fieldsOfRow, recordOfRow } from '#server/platform/records/record-read.ts';
import { recordRepository, type Valores } from '#server/platform/records/record-repository.ts';
import { againstRule, invalidData } from '#server/platform/refusals.ts';

export function despesaRepository(
  tx: Database,
  empresaId: string,
): CadastroRepository<DespesaConsulta, DespesaNova, DespesaLida> {
  const registros = recordRepository(tx, empresaId, despesa);
  const daEmpresa = eq(despesa.empresaId, empresaId);
  const lidas = () =>
    tx
      .select({
        ...getTableColumns(despesa),
        autor: usuario.nome,
        processo: { id: processo.id, numero: processo.numero },
      })
      .from(despesa)
      .innerJoin(usuario, authorOf(despesa))
      .innerJoin(processo, DELA);
  const buscar = readById<DespesaLida>(tx, despesa.id, async (filtro) =>
    (await lidas().where(and(daEmpresa, filtro))).map(lida),
  );

  /** What is spent on a rehearsal is seen on its page alone. */
  const semTreinamento = notExists(
    tx
      .select({ um: sql`1` })
      .from(processo)
      .where(and(eq(processo.empresaId, empresaId), eq(processo.id, despesa.processoId), sql`${processo.treinamento}`)),
  );

  const haProcesso = async (id: string) =>
    (await tx.$count(
      processo,
      and(eq(processo.empresaId, empresaId), eq(processo.id, id), isNull(processo.excluidoEm)),
    )) > 0;

  const colunas = async (campos: DespesaNova): Promise<Valores<typeof despesa>> => {
    const { processo: dela, ...resto } = campos;
    if (!(await haProcesso(dela.id))) {
      const frase = 'Este processo não existe ou foi excluído.';
      throw invalidData(frase, { 'processo.id': frase });
    }
    const chave = textoDeBusca(nomeDaDespesa(campos));
    const busca = textoDeBusca(chave, campos.fornecedorNome, campos.documentoNumero);
    const integraBaseIcms = campos.integraBaseIcms ?? integraBaseIcmsUsual(campos.tipo);
    return { ...resto, integraBaseIcms, processoId: dela.id, chave, busca };
  };

  return {
    ...listingOf<DespesaConsulta, DespesaLida>(tx, empresaId, {
      de: despesa,
      daEmpresa,
      filtro: (consulta) =>
        and(
          daLista(despesa.excluidoEm, consulta),
          containsText(despesa.busca, consulta.q),
          consulta.processoId ? eq(despesa.processoId, consulta.processoId) : semTreinamento,
          whenGiven(consulta.tipo, (tipo) => eq(despesa.tipo, tipo)),
          whenGiven(consulta.dataDe, (dia) => gte(despesa.data, dia)),
          whenGiven(consulta.dataAte, (dia) => lte(despesa.data, dia)),
        ),
      ordem: ({ ordem }) => orderingOf(ordem, ordenaveis, despesa.id),
      ids: (filtro, ordem) =>
        tx
          .select({ id: despesa.id })
          .from(despesa)
          .innerJoin(processo, DELA)
          .where(filtro)
          .orderBy(...ordem),
      linhas: pageOf(lidas, lida),
    }),

    buscar,
    ocupante: async () => null,

    async inserir(id, campos, assinatura) {
      await registros.inserir(id, await colunas(campos), assinatura);
    },
    async alterar({ id, versao, ...campos }, assinatura) {
      return registros.alterar({ id, versao }, await colunas(campos), assinatura);
    },
    excluir: registros.excluir,
    async restaurar(id) {
      const excluida = await buscar(id);
      if (excluida && !(await haProcesso(excluida.processo.id))) {
        throw againstRule('O processo desta despesa foi excluído. Traga o processo de volta antes.');
      }
      return registros.restaurar(id);
    },
  };
}

const DELA = and(eq(processo.empresaId, despesa.empresaId), eq(processo.id, despesa.processoId)) as SQL;

type LinhaLida = typeof despesa.$inferSelect & { autor: string; processo: { id: string; numero: string } };

function lida(linha: LinhaLida): DespesaLida {
  return { ...recordOfRow(linha), ...fieldsOfRow<CamposLidos>(DESPESA, linha) };
}
type CamposLidos = Omit<DespesaLida, keyof typeof registroLido>;

const ordenaveis = {
  data: despesa.data,
  tipo: despesa.tipo,
  valor: despesa.valor,
  processo: processo.numero,
  alteradoEm: despesa.alteradoEm,
};
