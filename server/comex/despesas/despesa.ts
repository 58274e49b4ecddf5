import { and, eq, gte, lte, notExists, sql } from 'drizzle-orm';
import { despesaConsulta } from '#lib/contracts/consultas/despesa.ts';
import { integraBaseIcmsUsual, nomeDaDespesa } from '#lib/domain/aduana/processo/despesa.ts';
import { contratoDeDespesa, DESPESA_COLUNAS } from '#lib/registros/despesa.ts';
import type { Database } from '#server/platform/db/database.ts';
import { despesa, processo } from '#server/platform/db/schema/processo.ts';
import { cadastroDe } from '#server/platform/records/cadastro-de.ts';
import { repositorioDe } from '#server/platform/records/declared-repository.ts';

/** The costs of a process besides the taxes of its declaration. A person may add them after the registration too. */
export const cadastroDeDespesa = cadastroDe({
  recurso: 'Despesa',
  este: 'Este lançamento',
  plural: 'Despesas',
  contrato: contratoDeDespesa,
  consulta: despesaConsulta,
  colunas: DESPESA_COLUNAS,
  repositorio: repositorioDe(despesa, {
    contrato: contratoDeDespesa,
    consulta: despesaConsulta,
    chave: nomeDaDespesa,
    busca: ['fornecedorNome', 'documentoNumero'],
    aponta: {
      processo: {
        tabela: processo,
        coluna: despesa.processoId,
        colunas: { id: processo.id, numero: processo.numero },
        lido: (apontado: { id: string; numero: string }) => apontado,
        falta: 'Este processo não existe ou foi excluído.',
        aoRestaurar: 'O processo desta despesa foi excluído. Traga o processo de volta antes.',
      },
    },
    colunas: ({ tipo, integraBaseIcms }) => ({ integraBaseIcms: integraBaseIcms ?? integraBaseIcmsUsual(tipo) }),
    sempre: ({ processoId }, { tx }) => (processoId === undefined ? semTreinamento(tx) : undefined),
    filtros: {
      dataDe: (dia) => gte(despesa.data, dia),
      dataAte: (dia) => lte(despesa.data, dia),
    },
    ordenaveis: { processo: processo.numero },
  }),
});

/** What is spent on a rehearsal is seen on its page alone. */
function semTreinamento(tx: Database) {
  const ensaio = and(
    eq(processo.empresaId, despesa.empresaId),
    eq(processo.id, despesa.processoId),
    sql`${processo.treinamento}`,
  );
  return notExists(tx.select({ ensaio: sql`1` }).from(processo).where(ensaio));
}
