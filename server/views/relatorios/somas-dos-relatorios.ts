import { type AnyColumn, and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { RelatorioConsulta } from '#lib/contracts/views/relatorio.ts';
import { TRIBUTOS_DI, type TributoDi } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { LinhaDeRelatorio, NomeDeRelatorio, Relatorio } from '#lib/domain/telas/relatorio.ts';
import { porQueNaoHaCusto } from '#lib/fiscal/custo/custo-da-di.ts';
import { RECEITA_DO_TRIBUTO, RECEITA_TAXA_SISCOMEX } from '#lib/fiscal/importacao/declarada/receitas-di.ts';
import { DEFINICAO_RELATORIO } from '#lib/listas/relatorio.ts';
import { importadorDe, NOME_DO_IMPORTADOR } from '#server/comex/cadastros/importador-apontado.ts';
import { declaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import type { Database } from '#server/platform/db/database.ts';
import { likePattern } from '#server/platform/db/list-query.ts';
import { importador as cadastrado } from '#server/platform/db/schema/cadastros.ts';
import { adicao, declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';

const RECOLHER: Readonly<Record<TributoDi, AnyColumn>> = {
  ii: declaracao.iiRecolher,
  ipi: declaracao.ipiRecolher,
  pis: declaracao.pisRecolher,
  cofins: declaracao.cofinsRecolher,
};

/** The customs value the cost of its process starts from: what the adições declare, and not the VMLD of the cover. */
export const DAS_ADICOES = sql`(
  select coalesce(sum(a.valor_aduaneiro), 0.00) from ${adicao} a
  where a.empresa_id = ${declaracao.empresaId} and a.processo_id = ${declaracao.processoId}
)`;

const PAGA_A_TAXA = sql`${declaracao.cabecalho} @> ${JSON.stringify({ pagamentos: [{ codigoReceita: RECEITA_TAXA_SISCOMEX }] })}::jsonb`;

/** The fee that a payment shows. The fee of the table, which the lists show without one, is no cost. */
const TAXA_PAGA = sql`case when ${PAGA_A_TAXA} then ${declaracao.taxaSiscomex} else 0.00 end`;

/**
 * What a declaration paid, as the cost of its process has it: the debit of the bank, which stands in its conference of each payment, where
 * that is not what the adições print (docs/decisions/a-debitar.md).
 */
export const PAGO = sql`${sql.join([...Object.values(RECOLHER), declaracao.outrosRecolher, TAXA_PAGA], sql` + `)} + coalesce((
  select sum((c ->> 'calculado')::numeric - case c ->> 'codigo' ${sql.join(
    TRIBUTOS_DI.map(
      (tributo) => sql`when ${sql.raw(`'PAGAMENTO_${RECEITA_DO_TRIBUTO[tributo]}'`)} then ${RECOLHER[tributo]}`,
    ),
    sql` `,
  )} end)
  from jsonb_array_elements(${declaracao.conferencias}) c
  where c ->> 'codigo' in (${sql.raw(TRIBUTOS_DI.map((tributo) => `'PAGAMENTO_${RECEITA_DO_TRIBUTO[tributo]}'`).join(', '))})
), 0.00)`;

/** The declarations whose realised cost nobody knows, few of many: their page says why. */
export async function processosSemCusto(tx: Database, empresaId: string, quais: SQL | undefined): Promise<string[]> {
  const suspeitos = await tx
    .select({ id: processo.id })
    .from(declaracao)
    .innerJoin(processo, and(eq(processo.empresaId, declaracao.empresaId), eq(processo.id, declaracao.processoId)))
    .leftJoin(cadastrado, importadorDe(processo))
    .where(and(quais, sql`${declaracao.conferencias} @> '[{"codigo": "TRIBUTO_RECOLHER"}]'`));
  const semCusto: string[] = [];
  for (const { id } of suspeitos) {
    const guardada = await declaracaoGuardada(tx, empresaId, id);
    if (guardada && porQueNaoHaCusto(guardada.declaracao)) semCusto.push(id);
  }
  return semCusto;
}

export function avisoSemCusto(quantos: number): string {
  if (quantos === 0) return '';
  return `${quantos === 1 ? '1 processo' : `${quantos} processos`} sem custo conhecido: há tributo devido e não recolhido, sem motivo.`;
}

/** The declarations of which no payment shows the Taxa Siscomex: their cost is without it. */
export async function declaracoesSemTaxa(tx: Database, quais: SQL | undefined): Promise<number> {
  const [contadas] = await tx
    .select({ quantas: sql<number>`count(*)::int` })
    .from(declaracao)
    .innerJoin(processo, and(eq(processo.empresaId, declaracao.empresaId), eq(processo.id, declaracao.processoId)))
    .leftJoin(cadastrado, importadorDe(processo))
    .where(and(quais, sql`not ${PAGA_A_TAXA}`));
  return contadas?.quantas ?? 0;
}

export function avisoSemTaxa(quantas: number): string {
  if (quantas === 0) return '';
  return `Em ${quantas === 1 ? '1 declaração' : `${quantas} declarações`} nenhum pagamento mostra a Taxa Siscomex: ela não está no custo.`;
}

/** Of a lot in stock. */
export const doLote = (consulta: DoImportador) =>
  doImportador(consulta, { nome: cadastrado.razaoSocial, numero: saldoLote.importadorCnpj });

/** Of the cadastro; the declared one where the cadastro has none. */
export const doCadastro = (consulta: DoImportador) =>
  doImportador(consulta, { nome: NOME_DO_IMPORTADOR, numero: NUMERO_DO_IMPORTADOR });

export type DoImportador = Pick<RelatorioConsulta, 'importador' | 'importadorId'>;

const NUMERO_DO_IMPORTADOR = sql<string>`coalesce(${cadastrado.cnpj}, ${declaracao.importadorNumero})`;

/** Of one importer of the cadastro, or of all whose name or number has a part. */
function doImportador(
  { importador: parte, importadorId }: DoImportador,
  { nome, numero }: Record<'nome' | 'numero', SQL | AnyColumn>,
): SQL | undefined {
  const qualquer = `%${likePattern(parte)}%`;
  return and(
    importadorId === undefined ? undefined : eq(cadastrado.id, importadorId),
    parte === '' ? undefined : or(sql`${nome} ilike ${qualquer}`, sql`${numero} like ${qualquer}`),
  );
}

/** The columns that identify a row, and the expressions it is grouped by. */
export function agrupada({ agrupar }: RelatorioConsulta): {
  colunas: { chave: SQL<string>; rotulo: SQL<string>; processoId: SQL<string | null> };
  por: SQL[];
} {
  const semProcesso = sql<string | null>`null`;
  if (agrupar === 'IMPORTADOR') {
    return {
      colunas: {
        chave: NUMERO_DO_IMPORTADOR,
        rotulo: sql<string>`coalesce(max(${NOME_DO_IMPORTADOR}), ${NUMERO_DO_IMPORTADOR})`,
        processoId: semProcesso,
      },
      por: [NUMERO_DO_IMPORTADOR],
    };
  }
  if (agrupar === 'PROCESSO') {
    return {
      colunas: {
        chave: sql<string>`${processo.id}`,
        rotulo: sql<string>`${processo.numero}`,
        processoId: sql<string | null>`${processo.id}`,
      },
      por: [sql`${processo.numero}`, sql`${processo.id}`],
    };
  }
  const mes = sql<string>`to_char(${declaracao.dataRegistro}, 'YYYY-MM')`;
  return {
    colunas: {
      chave: mes,
      rotulo: sql<string>`to_char(min(${declaracao.dataRegistro}), 'MM/YYYY')`,
      processoId: semProcesso,
    },
    por: [sql`1`],
  };
}

export function emLinha({
  chave,
  rotulo,
  processoId,
  ...valores
}: { chave: string; rotulo: string; processoId: string | null } & LinhaDeRelatorio['valores']): LinhaDeRelatorio {
  return { chave, rotulo, processoId, valores };
}

/** The rows of which every amount that is summed is known. */
function linhasInteiras(nome: NomeDeRelatorio, linhas: readonly LinhaDeRelatorio[]): readonly LinhaDeRelatorio[] {
  const valores = DEFINICAO_RELATORIO[nome].colunas.filter(({ soma: somavel, tipo }) => somavel && tipo === 'dinheiro');
  return linhas.filter((linha) => valores.every(({ campo }) => linha.valores[campo] != null));
}

/** Of how many rows the totals are, unless the report says it better itself. */
export function cobertura(nome: NomeDeRelatorio, { linhas, aviso = '' }: Omit<Relatorio, 'totais'>): string {
  const inteiras = linhasInteiras(nome, linhas).length;
  if (inteiras === linhas.length || /cobrem|conhecidos em/.test(aviso)) return '';
  return `Os totais em reais cobrem ${inteiras} de ${linhas.length} linhas.`;
}

/** Amounts are summed over the rows of which all are known, so that the totals of a row add up as the row does. */
export function totaisDe(nome: NomeDeRelatorio, linhas: readonly LinhaDeRelatorio[]): Relatorio['totais'] {
  const { colunas } = DEFINICAO_RELATORIO[nome];
  const inteiras = linhasInteiras(nome, linhas);
  return Object.fromEntries(
    colunas
      .filter(({ soma: somavel }) => somavel)
      .map((coluna) => ({ ...coluna, somadas: coluna.tipo === 'dinheiro' ? inteiras : linhas }))
      // A column of which no row is known has no total, and not a zero.
      .filter(({ campo, somadas }) => linhas.length === 0 || somadas.some(({ valores }) => valores[campo] != null))
      .map(({ campo, tipo, somadas }) => {
        const total = somar(somadas.map(({ valores }) => String(valores[campo] ?? 0)));
        return [campo, tipo === 'inteiro' ? total.toNumber() : total.toFixed(2)];
      }),
  );
}

export const soma = (valor: SQL | AnyColumn) => sql<string>`coalesce(sum(${valor}), 0.00)`;
