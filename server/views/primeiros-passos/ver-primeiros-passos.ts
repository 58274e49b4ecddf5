import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ContagensIniciais, EstadoDoPasso, PrimeirosPassos } from '#lib/contracts/views/primeiros-passos.ts';
import { PASSOS_INICIAIS, type PassoInicial } from '#lib/domain/telas/primeiros-passos.ts';
import type { Database } from '#server/platform/db/database.ts';
import { fornecedor, importador, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { empresa, usuario } from '#server/platform/db/schema/core.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { primeirosPassos } from '#server/platform/db/schema/first-steps.ts';
import { historicoNota, historicoTrazido } from '#server/platform/db/schema/historico.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { ncmImportada } from '#server/platform/db/schema/tabelas.ts';

/** Finds out the state of each first step from what is in the database, in one statement. */
export async function verPrimeirosPassos(tx: Database, empresaId: string): Promise<PrimeirosPassos> {
  const [lida] = await tx
    .select({
      contagens: CONTAGENS,
      pulados: primeirosPassos.pulados,
      dispensadoEm: primeirosPassos.dispensadoEm,
    })
    .from(empresa)
    .leftJoin(primeirosPassos, eq(primeirosPassos.empresaId, empresa.empresaId))
    .where(eq(empresa.empresaId, empresaId));
  if (!lida) throw new Error('A session belongs to a company that is there.');
  const { contagens, dispensadoEm } = lida;
  const pulados = new Set(lida.pulados ?? []);
  const passos = PASSOS_INICIAIS.map((passo) => {
    const estado = ESTADO[passo](contagens);
    return { passo, estado: estado === 'NAO_COMECADO' && pulados.has(passo) ? ('PULADO' as const) : estado };
  });
  return {
    passos,
    contagens,
    terminado: passos.every(({ estado }) => estado === 'FEITO' || estado === 'PULADO'),
    dispensado: dispensadoEm !== null,
  };
}

type Achado = Exclude<EstadoDoPasso, 'PULADO'>;

const estado = (feito: boolean, comecado: boolean): Achado =>
  feito ? 'FEITO' : comecado ? 'COMECADO' : 'NAO_COMECADO';

const ESTADO: Readonly<Record<PassoInicial, (contagens: ContagensIniciais) => Achado>> = {
  EMPRESA: ({ temCnpj, pessoas }) => estado(temCnpj, pessoas > 1),
  CORTE: ({ historicoAntesDe }) => estado(historicoAntesDe !== null, false),
  HISTORICO: ({ historicosLidos, historicosPorLer }) =>
    estado(historicosLidos > 0 && historicosPorLer === 0, historicosLidos + historicosPorLer > 0),
  CADASTROS: ({ importadores, fornecedores, itens, importadoresQueFaltam }) =>
    estado(
      importadores > 0 && fornecedores > 0 && itens > 0 && importadoresQueFaltam === 0,
      importadores + fornecedores + itens > 0,
    ),
  TABELAS: ({ ncmDe }) => estado(ncmDe !== null, false),
  DAI: ({ dais, daisEnviadas }) => estado(daisEnviadas > 0, dais > 0),
};

const numero = (de: SQL) => sql`(select count(*)::int from ${de})`;
const contagemDaEmpresa = (tabela: PgTable, mais: SQL = sql``) =>
  numero(sql`${tabela} t where t.empresa_id = ${empresa.empresaId}${mais}`);
const VIVO = sql` and t.excluido_em is null`;

/** DAIs of real processes: every registered declaration has a row here, begun or not. */
const daReal = (onde: SQL) =>
  numero(sql`${dai} t
    join ${processo} p on p.empresa_id = t.empresa_id and p.id = t.processo_id and p.excluido_em is null and p.treinamento is not true
    where t.empresa_id = ${empresa.empresaId} and ${onde}`);

const FIGURAS: Readonly<Record<keyof ContagensIniciais, SQL>> = {
  temCnpj: sql`${empresa.cnpj} is not null`,
  pessoas: contagemDaEmpresa(usuario, sql` and t.desativado_em is null`),
  historicoAntesDe: sql`${empresa.historicoAntesDe}::text`,
  historicosLidos: contagemDaEmpresa(historicoTrazido, sql` and t.situacao = 'TERMINADO'`),
  historicosPorLer: contagemDaEmpresa(historicoTrazido, sql` and t.situacao <> 'TERMINADO'`),
  declaracoes: numero(sql`${declaracao} t
    join ${processo} p on p.empresa_id = t.empresa_id and p.id = t.processo_id and p.excluido_em is null and p.treinamento is not true
    where t.empresa_id = ${empresa.empresaId}`),
  notas: contagemDaEmpresa(historicoNota),
  importadores: contagemDaEmpresa(importador, VIVO),
  fornecedores: contagemDaEmpresa(fornecedor, VIVO),
  itens: contagemDaEmpresa(itemCadastrado, VIVO),
  importadoresQueFaltam: sql`(select count(distinct t.importador_numero)::int from ${declaracao} t
    join ${processo} p on p.empresa_id = t.empresa_id and p.id = t.processo_id and p.excluido_em is null and p.treinamento is not true
    where t.empresa_id = ${empresa.empresaId} and not exists (
      select 1 from ${importador} i
      where i.empresa_id = t.empresa_id and i.cnpj = t.importador_numero and i.excluido_em is null))`,
  ncmDe: sql`(select max(t.atualizada_em)::text from ${ncmImportada} t where t.empresa_id = ${empresa.empresaId})`,
  lotes: numero(sql`${saldoLote} t
    left join ${processo} p on p.empresa_id = t.empresa_id and p.id = t.processo_id
    where t.empresa_id = ${empresa.empresaId} and p.treinamento is not true`),
  dais: daReal(sql`t.situacao <> 'SEM_DAI'`),
  daisEnviadas: daReal(sql`t.enviada_em is not null`),
};

/** One JSON of all figures: their number does not change what the statement is. */
const CONTAGENS = sql<ContagensIniciais>`json_build_object(${sql.join(
  Object.entries(FIGURAS).flatMap(([nome, figura]) => [sql.raw(`'${nome}'`), figura]),
  sql`, `,
)})`;
