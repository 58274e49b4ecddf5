import { and, eq, gte, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { RelatorioConsulta } from '#lib/contracts/views/relatorio.ts';
import { NOME_SITUACAO_PROCESSO, type SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { DISPENSA } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { LinhaDeRelatorio, NomeDeRelatorio, Relatorio } from '#lib/domain/telas/relatorio.ts';
import { importadorDe } from '#server/comex/cadastros/importador-apontado.ts';
import type { Database } from '#server/platform/db/database.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador as cadastrado } from '#server/platform/db/schema/cadastros.ts';
import { adicao, adicaoTributo, declaracao } from '#server/platform/db/schema/declaracao.ts';
import { despesa, processo, processoPasso } from '#server/platform/db/schema/processo.ts';
import { estoqueNaVirada } from './estoque-na-virada.ts';
import { processosNaVirada } from './processos-na-virada.ts';
import {
  agrupada,
  avisoSemCusto,
  avisoSemTaxa,
  cobertura,
  DAS_ADICOES,
  type DoImportador,
  declaracoesSemTaxa,
  doCadastro,
  doLote,
  emLinha,
  PAGO,
  processosSemCusto,
  soma,
  totaisDe,
} from './somas-dos-relatorios.ts';
import { suspensosPorVencimento } from './suspensos-por-vencimento.ts';

/** Reports of one company, summed in the database. Deleted processes are excluded. */
export function relatorioRepository(tx: Database, empresaId: string, hoje: DataTexto) {
  const noPeriodo = (consulta: RelatorioConsulta) =>
    and(
      eq(declaracao.empresaId, empresaId),
      PROCESSO_REAL,
      gte(declaracao.dataRegistro, consulta.de),
      lte(declaracao.dataRegistro, consulta.ate),
      doCadastro(consulta),
    );
  const daDeclaracao = and(eq(processo.empresaId, declaracao.empresaId), eq(processo.id, declaracao.processoId));

  const registroDi = async (consulta: RelatorioConsulta): Promise<LinhaDeRelatorio[]> => {
    const { colunas, por } = agrupada(consulta);
    const linhas = await tx
      .select({
        ...colunas,
        declaracoes: sql<number>`count(*)::int`,
        adicoes: sql<number>`sum(${declaracao.adicoes})::int`,
        valorAduaneiro: soma(declaracao.valorAduaneiro),
        ii: soma(declaracao.iiDevido),
        ipi: soma(declaracao.ipiDevido),
        pis: soma(declaracao.pisDevido),
        cofins: soma(declaracao.cofinsDevido),
        outros: soma(declaracao.outrosDevido),
        taxaSiscomex: soma(declaracao.taxaSiscomex),
        total: soma(
          sql`${declaracao.iiDevido} + ${declaracao.ipiDevido} + ${declaracao.pisDevido} + ${declaracao.cofinsDevido} + ${declaracao.outrosDevido} + ${declaracao.taxaSiscomex}`,
        ),
      })
      .from(declaracao)
      .innerJoin(processo, daDeclaracao)
      .leftJoin(cadastrado, importadorDe(processo))
      .where(noPeriodo(consulta))
      .groupBy(...por)
      .orderBy(...por);
    return linhas.map(emLinha);
  };

  const custoRealizado = async (
    consulta: RelatorioConsulta,
    semCusto: readonly string[],
  ): Promise<LinhaDeRelatorio[]> => {
    const { colunas, por } = agrupada(consulta);
    const gasto = tx
      .select({
        processoId: despesa.processoId,
        valor: sql<string>`sum(${despesa.valor})`.as('valor'),
        deOutros: sql<string>`sum(${despesa.valor}) filter (where ${ne(despesa.emNomeDe, 'IMPORTADOR')})`.as(
          'de_outros',
        ),
      })
      .from(despesa)
      .where(and(eq(despesa.empresaId, empresaId), isNull(despesa.excluidoEm), eq(despesa.recuperavel, false)))
      .groupBy(despesa.processoId)
      .as('gasto');
    const despesas = sql`coalesce(${gasto.valor}, 0.00)`;
    const custo = sql`${DAS_ADICOES} + ${PAGO} + ${despesas}`;
    // A sum with one unknown part is unknown.
    const sabido = (valor: SQL) =>
      sql<
        string | null
      >`case when bool_or(${processo.id} = any(${sql.param([...semCusto])}::uuid[])) then null else ${valor} end`;
    const linhas = await tx
      .select({
        ...colunas,
        declaracoes: sql<number>`count(*)::int`,
        valorAduaneiro: soma(DAS_ADICOES),
        recolhido: soma(PAGO),
        despesas: soma(despesas),
        // Null, and not zero, where no paper is said to name somebody else.
        despesasDeOutros: sql<string | null>`sum(${gasto.deOutros})`,
        custo: sabido(sql`sum(${custo})`),
        porCem: sabido(sql`round(100 * sum(${custo}) / nullif(sum(${DAS_ADICOES}), 0), 2)`),
      })
      .from(declaracao)
      .innerJoin(processo, daDeclaracao)
      .leftJoin(cadastrado, importadorDe(processo))
      .leftJoin(gasto, eq(gasto.processoId, processo.id))
      .where(noPeriodo(consulta))
      .groupBy(...por)
      .orderBy(...por);
    return linhas.map(emLinha);
  };

  const tributosSuspensos = async (consulta: RelatorioConsulta): Promise<LinhaDeRelatorio[]> => {
    const { colunas, por } = agrupada(consulta);
    const suspenso = sql`${adicaoTributo.devido} - ${adicaoTributo.recolher}`;
    // By name, because the numbers of the regimes differ from tax to tax (domain/importacao.md §2.4).
    const suspende = sql`${adicaoTributo.regimeNome} ilike 'suspens%'`;
    const iiDispensado = sql`(${adicaoTributo.tributo} = 'ii' and ${adicaoTributo.regimeNome} ~* ${sql.raw(`'${DISPENSA}'`)})`;
    const de = (tributo: string) =>
      sql<string>`coalesce(sum(${suspenso}) filter (where ${suspende} and ${adicaoTributo.tributo} = ${sql.raw(`'${tributo}'`)}), 0.00)`;
    const linhas = await tx
      .select({
        ...colunas,
        declaracoes: sql<number>`count(distinct ${declaracao.id})::int`,
        ii: de('ii'),
        ipi: de('ipi'),
        pis: de('pis'),
        cofins: de('cofins'),
        total: sql<string>`coalesce(sum(${suspenso}) filter (where ${suspende}), 0.00)`,
        iiExigivel: sql<string>`coalesce(sum(${suspenso}) filter (where ${iiDispensado}), 0.00)`,
      })
      .from(adicaoTributo)
      .innerJoin(adicao, and(eq(adicao.empresaId, empresaId), eq(adicao.id, adicaoTributo.adicaoId)))
      .innerJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, adicao.processoId)))
      .innerJoin(processo, daDeclaracao)
      .leftJoin(cadastrado, importadorDe(processo))
      .where(and(eq(adicaoTributo.empresaId, empresaId), noPeriodo(consulta), or(suspende, iiDispensado)))
      .groupBy(...por)
      .orderBy(...por);
    return linhas.map(emLinha);
  };

  /** A stay counts in the period it ends in. */
  const tempoPorEtapa = async (consulta: RelatorioConsulta): Promise<LinhaDeRelatorio[]> => {
    const passos = tx
      .select({
        situacao: processoPasso.situacao,
        dia: processoPasso.data,
        saiu: sql<
          string | null
        >`lead(${processoPasso.data}) over (partition by ${processoPasso.processoId} order by ${processoPasso.ordem})`.as(
          'saiu',
        ),
      })
      .from(processoPasso)
      .innerJoin(processo, and(eq(processo.empresaId, empresaId), eq(processo.id, processoPasso.processoId)))
      .leftJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processo.id)))
      .leftJoin(cadastrado, and(eq(cadastrado.empresaId, empresaId), eq(cadastrado.id, processo.importadorId)))
      .where(
        and(
          eq(processoPasso.empresaId, empresaId),
          isNull(processoPasso.desfeitoEm),
          PROCESSO_REAL,
          doCadastro(consulta),
        ),
      )
      .as('passos');
    const dias = sql`(${passos.saiu} - ${passos.dia})`;
    const linhas = await tx
      .select({
        situacao: passos.situacao,
        passagens: sql<number>`count(*)::int`,
        media: sql<string>`round(avg(${dias}), 1)`,
        mediana: sql<string>`round((percentile_cont(0.5) within group (order by ${dias}))::numeric, 1)`,
        maximo: sql<number>`max(${dias})::int`,
      })
      .from(passos)
      .where(and(gte(passos.saiu, consulta.de), lte(passos.saiu, consulta.ate)))
      .groupBy(passos.situacao);
    const ordem = Object.keys(NOME_SITUACAO_PROCESSO) as SituacaoProcesso[];
    return linhas
      .sort((a, b) => ordem.indexOf(a.situacao) - ordem.indexOf(b.situacao))
      .map(({ situacao, ...valores }) => ({
        chave: situacao,
        rotulo: NOME_SITUACAO_PROCESSO[situacao],
        processoId: null,
        valores,
      }));
  };

  const semAviso =
    (ler: (consulta: RelatorioConsulta) => Promise<LinhaDeRelatorio[]>) => async (consulta: RelatorioConsulta) => ({
      linhas: await ler(consulta),
    });
  /** Processes with the number of a declaration whose values are not here: they are in no row, and in no period. */
  const semValores = async (consulta: RelatorioConsulta): Promise<string | undefined> => {
    const [contados] = await tx
      .select({ quantos: sql<number>`count(*)::int` })
      .from(processo)
      .leftJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processo.id)))
      .leftJoin(cadastrado, and(eq(cadastrado.empresaId, empresaId), eq(cadastrado.id, processo.importadorId)))
      .where(
        and(
          eq(processo.empresaId, empresaId),
          PROCESSO_REAL,
          isNull(declaracao.processoId),
          sql`num_nonnulls(${processo.numeroDi}, ${processo.numeroDuimp}) > 0`,
          doCadastro(consulta),
        ),
      );
    const quantos = contados?.quantos ?? 0;
    if (quantos === 0) return undefined;
    return quantos === 1
      ? 'Não entra 1 processo com número de DI ou DUIMP, sem os valores da declaração.'
      : `Não entram ${quantos} processos com número de DI ou DUIMP, sem os valores da declaração.`;
  };
  const dasDeclaracoes =
    (ler: (consulta: RelatorioConsulta) => Promise<LinhaDeRelatorio[]>) => async (consulta: RelatorioConsulta) => ({
      linhas: await ler(consulta),
      aviso: await semValores(consulta),
    });
  const estoque = (consulta: RelatorioConsulta) =>
    estoqueNaVirada(
      tx,
      empresaId,
      { ate: consulta.ate, doImportador: doCadastro(consulta), doLote: doLote(consulta) },
      hoje,
    );
  const suspensos = (consulta: RelatorioConsulta) =>
    suspensosPorVencimento(tx, empresaId, { de: consulta.de, ate: consulta.ate, doLote: doLote(consulta) });
  const processos = (consulta: RelatorioConsulta) =>
    processosNaVirada(tx, empresaId, { de: consulta.de, ate: consulta.ate, doImportador: doCadastro(consulta) });
  const custoComAvisos = async (consulta: RelatorioConsulta) => {
    const semCusto = await processosSemCusto(tx, empresaId, noPeriodo(consulta));
    const linhas = await custoRealizado(consulta, semCusto);
    const semTaxa = await declaracoesSemTaxa(tx, noPeriodo(consulta));
    const aviso = [await semValores(consulta), avisoSemCusto(semCusto.length), avisoSemTaxa(semTaxa)]
      .filter(Boolean)
      .join(' ');
    return { linhas, ...(aviso && { aviso }) };
  };
  const porNome: Record<NomeDeRelatorio, (consulta: RelatorioConsulta) => Promise<Omit<Relatorio, 'totais'>>> = {
    RegistroDi: dasDeclaracoes(registroDi),
    CustoRealizado: custoComAvisos,
    TempoPorEtapa: semAviso(tempoPorEtapa),
    TributosSuspensos: dasDeclaracoes(tributosSuspensos),
    SuspensosPorVencimento: suspensos,
    EstoqueNaVirada: estoque,
    ProcessosNaVirada: processos,
  };

  return {
    async ler(nome: NomeDeRelatorio, consulta: RelatorioConsulta): Promise<Relatorio> {
      const lido = await porNome[nome](consulta);
      const aviso = [lido.aviso, cobertura(nome, lido)].filter(Boolean).join(' ');
      return { ...lido, totais: totaisDe(nome, lido.linhas), ...(aviso && { aviso }) };
    },

    /** What a report by an importer says above its rows: its name, and the part of a name that was asked for. */
    async nomesDoImportador({ importadorId, importador }: DoImportador): Promise<string[]> {
      const parte = importador === '' ? [] : [importador];
      if (importadorId === undefined) return parte;
      const [cadastro] = await tx
        .select({ nome: cadastrado.razaoSocial })
        .from(cadastrado)
        .where(and(eq(cadastrado.empresaId, empresaId), eq(cadastrado.id, importadorId)));
      return [cadastro?.nome ?? 'excluído', ...parte];
    },
  };
}
