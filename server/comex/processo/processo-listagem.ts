import {
  type AnyColumn,
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  lte,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { ProcessoConsulta } from '#lib/contracts/consultas/processo.ts';
import {
  type ProcessoResumo,
  type ProcessosAgrupados,
  type ProcessosAgrupadosConsulta,
  type ProcessoTotais,
  type ProcessoTotaisConsulta,
  processoTotais,
} from '#lib/contracts/processo/processo.ts';
import { documentoDoNumero } from '#lib/domain/identificadores/numero-declaracao.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { importadorDe, NOME_DO_IMPORTADOR } from '#server/comex/cadastros/importador-apontado.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, inOrderOf, offsetOf, whenGiven } from '#server/platform/db/list-query.ts';
import { FORA_DO_TREINAMENTO } from '#server/platform/db/processo-real.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { sumsWithCoverage } from '#server/platform/db/sums.ts';
import { withoutWorkers } from '#server/platform/db/without-workers.ts';
import { daLista } from '#server/platform/records/record-read.ts';
import { chavesComTotal, type Pagina, primeiraPaginaPreparada } from './chaves-da-pagina.ts';
import { faturadoRepository } from './faturado-repository.ts';
import { lidas, linhasDaLista, SUA_DECLARACAO } from './linhas-da-lista.ts';
import { A_CHEGAR, comAlerta } from './processo-alertas.ts';
import { type LinhaDeProcesso, resumo } from './processo-linhas.ts';
import { naVirada } from './processos-da-virada.ts';

/** Lists processes with and without a declaration, fast at 200,000 rows (docs/decisions/lista-longa.md). */
export function processoListagem(tx: Database, empresaId: string) {
  const daEmpresa = eq(processo.empresaId, empresaId);
  const semDeclaracao = not(exists(tx.select({ um: sql`1` }).from(declaracao).where(SUA_DECLARACAO)));
  const filtrar = (consulta: Filtros, hoje: DataTexto) => and(daEmpresa, ...filtros(consulta, hoje));

  return {
    async listar(consulta: ProcessoConsulta, hoje: DataTexto): Promise<{ linhas: ProcessoResumo[]; total: number }> {
      const primeira = await primeiraPaginaPreparada(tx, consulta)?.execute({ empresaId, situacao: consulta.situacao });
      if (primeira) return { linhas: await resumos(lidas(primeira), hoje), total: primeira[0]?.total ?? 0 };
      const { ids, total } = await paginaDe(consulta, hoje);
      return { linhas: await porIds(ids, hoje), total };
    },

    ids: (consulta: Ordenada, hoje: DataTexto) => idsDe(consulta, hoje),
    porIds,

    /** Counts the whole result by situação, importer or ship; the largest groups come first. */
    async agrupados({ por, ...consulta }: ProcessosAgrupadosConsulta, hoje: DataTexto): Promise<ProcessosAgrupados> {
      const chave = CHAVES_DE_GRUPO[por];
      const grupos = await withoutWorkers(tx, async (so) => {
        const contados = so
          .select({ chave: sql<string | null>`${chave}`, total: count() })
          .from(processo)
          .$dynamic();
        return await (filtraPelaDeclaracao(consulta) ? contados.innerJoin(declaracao, SUA_DECLARACAO) : contados)
          .where(filtrar(consulta, hoje))
          .groupBy(chave)
          .orderBy(desc(count()), asc(chave));
      });
      const aVista = grupos.slice(0, MAXIMO_DE_GRUPOS);
      const nomes =
        por === 'IMPORTADOR' ? await nomesDosImportadores(aVista.flatMap((grupo) => grupo.chave ?? [])) : null;
      return {
        grupos: aVista.map((grupo) => ({ ...grupo, nome: nomes?.get(grupo.chave ?? '') ?? null })),
        outros: grupos.length - aVista.length,
      };
    },

    /** Sums the whole result. A process without a declaration adds nothing. */
    async totais(consulta: ProcessoTotaisConsulta, hoje: DataTexto): Promise<ProcessoTotais> {
      const [somas] = await tx
        .select(
          sumsWithCoverage({
            valorAduaneiro: declaracao.valorAduaneiro,
            ii: declaracao.iiDevido,
            ipi: declaracao.ipiDevido,
            pis: declaracao.pisDevido,
            cofins: declaracao.cofinsDevido,
            outros: declaracao.outrosDevido,
            taxaSiscomex: declaracao.taxaSiscomex,
          }),
        )
        .from(processo)
        .innerJoin(declaracao, SUA_DECLARACAO)
        .where(filtrar(consulta, hoje));
      return processoTotais.parse(somas);
    },
  };

  async function nomesDosImportadores(ids: string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const lidos = await tx
      .select({ id: importador.id, nome: importador.razaoSocial })
      .from(importador)
      .where(and(eq(importador.empresaId, empresaId), inArray(importador.id, ids)));
    return new Map(lidos.map(({ id, nome }) => [id, nome]));
  }

  /** Reads only the keys of the page, so the rows skipped before a far page are never read whole. */
  async function paginaDe(consulta: ProcessoConsulta, hoje: DataTexto): Promise<Achados> {
    const pagina = offsetOf(consulta);
    if (filtraPelaDeclaracao(consulta)) return paginaContada(consulta, hoje, pagina);
    if (ordena(consulta).de === 'PROCESSO') return paginaComTotal(consulta, hoje, pagina);
    const ids = await idsDe(consulta, hoje, pagina);
    return { ids, total: terminaEm(ids, pagina) ?? (await contar(filtrar(consulta, hoje))) };
  }

  /** Reads the keys and the total in one statement. */
  async function paginaComTotal(consulta: ProcessoConsulta, hoje: DataTexto, pagina: Pagina): Promise<Achados> {
    const ordem = naOrdem(consulta, ordena(consulta).chave, processo.id);
    const [achados] = await chavesComTotal(tx, { filtro: filtrar(consulta, hoje), ordem, ...pagina });
    return achados ?? { ids: [], total: 0 };
  }

  /**
   * With a filter on the declaration, the same query also counts, before it orders. Without the count the planner walks all processes
   * in order, hoping to find 25 matches soon.
   */
  async function paginaContada(consulta: ProcessoConsulta, hoje: DataTexto, pagina: Pagina): Promise<Achados> {
    const filtro = filtrar(consulta, hoje);
    const achados = tx
      .select({
        id: processo.id,
        chave: sql`${ordena(consulta).chave}`.as('chave'),
        total: sql<string>`count(*) over ()`.as('total'),
      })
      .from(processo)
      .innerJoin(declaracao, SUA_DECLARACAO)
      .leftJoin(importador, SEU_IMPORTADOR)
      .where(filtro)
      .as('achados');
    const lidas = await tx
      .select({ id: achados.id, total: achados.total })
      .from(achados)
      .orderBy(...naOrdem(consulta, achados.chave, achados.id))
      .limit(pagina.limit)
      .offset(pagina.offset);
    const ids = emIds(lidas);
    if (lidas[0]) return { ids, total: Number(lidas[0].total) };
    return { ids, total: terminaEm(ids, pagina) ?? (await contar(filtro, true)) };
  }

  async function contar(filtro: SQL | undefined, soDeclarados = false): Promise<number> {
    const contagem = tx.select({ total: count() }).from(processo).$dynamic();
    const [contado] = await (soDeclarados ? contagem.innerJoin(declaracao, SUA_DECLARACAO) : contagem).where(filtro);
    return contado?.total ?? 0;
  }

  async function idsDe(consulta: Ordenada, hoje: DataTexto, pagina?: Pagina): Promise<string[]> {
    const filtro = filtrar(consulta, hoje);
    const { de, chave } = ordena(consulta);
    const ler = (fonte: 'todos' | 'nomeados' | 'declarados' | 'demais', ordem: SQL[], parte?: Pagina) => {
      const chaves = tx.select({ id: processo.id }).from(processo).$dynamic();
      if (fonte === 'declarados') chaves.innerJoin(declaracao, SUA_DECLARACAO);
      if (fonte === 'nomeados') chaves.leftJoin(declaracao, SUA_DECLARACAO);
      if (de === 'NOME') chaves.leftJoin(importador, SEU_IMPORTADOR);
      const consultaDeChaves = chaves.where(fonte === 'demais' ? and(filtro, semDeclaracao) : filtro).orderBy(...ordem);
      return parte ? consultaDeChaves.limit(parte.limit).offset(parte.offset) : consultaDeChaves;
    };
    const emOrdem = naOrdem(consulta, chave, processo.id);
    if (filtraPelaDeclaracao(consulta)) return emIds(await ler('declarados', emOrdem, pagina));
    if (de === 'PROCESSO') return emIds(await ler('todos', emOrdem, pagina));
    if (de === 'NOME') return emIds(await ler('nomeados', emOrdem, pagina));
    // Processes without a declaration come last in either direction. A single left join would sort all of them.
    const declarados = emIds(await ler('declarados', emOrdem, pagina));
    if (pagina && declarados.length === pagina.limit) return declarados;
    const depois = pagina && {
      limit: pagina.limit - declarados.length,
      offset: Math.max(0, pagina.offset - (pagina.offset > 0 ? await contar(filtro, true) : 0)),
    };
    return [...declarados, ...emIds(await ler('demais', [desc(processo.criadoEm), desc(processo.id)], depois))];
  }

  async function porIds(ids: string[], hoje: DataTexto): Promise<ProcessoResumo[]> {
    if (ids.length === 0) return [];
    return inOrderOf(ids, await resumos(await linhasDaLista(tx, empresaId, ids), hoje));
  }

  async function resumos(linhas: LinhaDeProcesso[], hoje: DataTexto): Promise<ProcessoResumo[]> {
    const semNada = linhas.filter((linha) => linha.declaracao === null).map((linha) => linha.processo.id);
    const faturados = await faturadoRepository(tx, empresaId).dosProcessos(semNada);
    return linhas.map((linha) => resumo(linha, faturados.get(linha.processo.id), hoje));
  }
}

type Filtros = Partial<ProcessoTotaisConsulta> & { ids?: string[] | undefined };
type Ordenada = Filtros & Pick<ProcessoConsulta, 'ordem'>;
interface Achados {
  ids: string[];
  total: number;
}

/** The total, when the page itself shows where the result ends. */
function terminaEm({ length }: readonly string[], { limit, offset }: Pagina): number | undefined {
  return length < limit && (length > 0 || offset === 0) ? offset + length : undefined;
}

function filtros(consulta: Filtros, hoje: DataTexto): (SQL | undefined)[] {
  return [
    daLista(processo.excluidoEm, consulta),
    consulta.treinamento ? sql`${processo.treinamento}` : FORA_DO_TREINAMENTO,
    whenGiven(consulta.ids, (ids) => inArray(processo.id, ids)),
    containsText(processo.busca, consulta.q ?? ''),
    whenGiven(consulta.situacao, (situacao) => eq(processo.situacao, situacao)),
    whenGiven(consulta.canalRfb, (canal) =>
      canal === 'NENHUM' ? isNull(processo.canalRfb) : eq(processo.canalRfb, canal),
    ),
    whenGiven(consulta.tipoDocumento, (tipo) => eq(processo.tipoDocumento, tipo)),
    whenGiven(consulta.importadorId, (id) => eq(processo.importadorId, id)),
    consulta.semImportador && isNull(processo.importadorId),
    whenGiven(consulta.veiculo, (veiculo) => eq(processo.veiculo, veiculo)),
    consulta.semVeiculo && isNull(processo.veiculo),
    whenGiven(consulta.responsavelId, (id) => eq(processo.responsavelId, id)),
    whenGiven(consulta.criadoPorId, (id) => eq(processo.criadoPor, id)),
    whenGiven(consulta.etaDe, (dia) => gte(processo.eta, dia)),
    whenGiven(consulta.etaAte, (dia) => lte(processo.eta, dia)),
    whenGiven(consulta.numeroDI, (numero) =>
      documentoDoNumero(numero) === 'DI' ? eq(processo.numeroDi, numero) : eq(processo.numeroDuimp, numero),
    ),
    consulta.aChegar && A_CHEGAR,
    consulta.virada && naVirada(consulta.virada),
    consulta.alerta && comAlerta(consulta.alerta, hoje),
    whenGiven(consulta.dataRegistroDe, (dia) => gte(declaracao.dataRegistro, dia)),
    whenGiven(consulta.dataRegistroAte, (dia) => lte(declaracao.dataRegistro, dia)),
  ];
}

function filtraPelaDeclaracao({ dataRegistroDe, dataRegistroAte }: Filtros): boolean {
  return dataRegistroDe !== undefined || dataRegistroAte !== undefined;
}

/** What a list is ordered by, and which rows have it. */
function ordena({ ordem }: Ordenada): { chave: AnyColumn | SQL; de: 'PROCESSO' | 'DECLARACAO' | 'NOME' } {
  const qual = ordem.replace(/^-/, '');
  if (qual === 'importador') return { chave: NOME_DO_IMPORTADOR, de: 'NOME' };
  const chave = colunasDeOrdem[qual as keyof typeof colunasDeOrdem];
  return { chave, de: chave.table === declaracao ? 'DECLARACAO' : 'PROCESSO' };
}

/** Unknown values come last in either direction. */
function naOrdem({ ordem }: Ordenada, chave: AnyColumn | SQL | SQL.Aliased, desempate: AnyColumn): SQL[] {
  const sentido = ordem.startsWith('-') ? desc : asc;
  const primeira = VAZIAS.has(ordem) ? sql`${sentido(chave)} nulls last` : sentido(chave);
  return [primeira, sentido(desempate)];
}

const CHAVES_DE_GRUPO = {
  SITUACAO: processo.situacao,
  IMPORTADOR: processo.importadorId,
  NAVIO: processo.veiculo,
};
/** More would be no overview. */
const MAXIMO_DE_GRUPOS = 200;

const emIds = (linhas: { id: string }[]): string[] => linhas.map(({ id }) => id);

const colunasDeOrdem = {
  numero: processo.numero,
  criadoEm: processo.criadoEm,
  situacao: processo.situacao,
  desde: processo.desde,
  eta: processo.eta,
  dataRegistro: declaracao.dataRegistro,
  numeroDI: declaracao.numeroDi,
  valorAduaneiro: declaracao.valorAduaneiro,
  fornecedor: declaracao.fornecedor,
};

const SEU_IMPORTADOR = importadorDe(processo);

/** Orders in which descending would put blanks first. Those of the declaration leave the blanks to a query of their own. */
const VAZIAS: ReadonlySet<string> = new Set(['-eta', '-desde', '-importador']);
