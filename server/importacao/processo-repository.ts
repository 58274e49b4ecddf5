import {
  type AnyColumn,
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import {
  type ProcessoConsulta,
  type ProcessoExportacao,
  type ProcessoInteiro,
  type ProcessoResumo,
  type ProcessoTotais,
  type ProcessoTotaisConsulta,
  processoTotais,
} from '#lib/contracts/processo.ts';
import type { Banco } from '#server/db/banco.ts';
import { contem, deslocamento, naOrdemDe, ordenacao, quando } from '#server/db/lista.ts';
import { arquivo } from '#server/db/schema.ts';
import { declaracao } from '#server/db/schema-declaracao.ts';
import { processo } from '#server/db/schema-processo.ts';

type NovoProcesso = Omit<typeof processo.$inferInsert, 'empresaId' | 'versao'>;

export function processoRepository(tx: Banco, empresaId: string) {
  const daEmpresa = and(eq(processo.empresaId, empresaId), isNull(processo.excluidoEm));
  const suaDeclaracao = and(eq(declaracao.empresaId, processo.empresaId), eq(declaracao.processoId, processo.id));

  return {
    async inserir(novo: NovoProcesso): Promise<void> {
      await tx.insert(processo).values({ ...novo, empresaId });
    },

    async listar(consulta: ProcessoConsulta): Promise<{ linhas: ProcessoResumo[]; total: number }> {
      const { ids, total } = await paginaDe(consulta);
      return { linhas: await porIds(ids), total: total ?? (await contar(consulta)) };
    },

    ids: (consulta: ProcessoExportacao) => idsDe(consulta),
    porIds,

    async totais(consulta: ProcessoTotaisConsulta): Promise<ProcessoTotais> {
      const [somas] = await tx
        .select({
          valorAduaneiro: soma(declaracao.valorAduaneiro),
          ii: soma(declaracao.iiDevido),
          ipi: soma(declaracao.ipiDevido),
          pis: soma(declaracao.pisDevido),
          cofins: soma(declaracao.cofinsDevido),
          taxaSiscomex: soma(declaracao.taxaSiscomex),
        })
        .from(processo)
        .innerJoin(declaracao, suaDeclaracao)
        .where(and(daEmpresa, ...filtros(consulta)));
      return processoTotais.parse(somas);
    },

    async inteiro(id: string): Promise<ProcessoInteiro | null> {
      const [linha] = await tx
        .select({ processo, declaracao, arquivo })
        .from(processo)
        .innerJoin(declaracao, suaDeclaracao)
        .innerJoin(arquivo, and(eq(arquivo.empresaId, declaracao.empresaId), eq(arquivo.id, declaracao.arquivoId)))
        .where(and(daEmpresa, eq(processo.id, id)));
      if (!linha) return null;
      const { nome, tamanho, sha256, recebidoEm } = linha.arquivo;
      return {
        ...resumo(linha),
        declaracao: linha.declaracao.cabecalho,
        conferencias: linha.declaracao.conferencias,
        arquivo: { nome, tamanho, sha256, recebidoEm: recebidoEm.toISOString() },
      };
    },
  };

  /**
   * Only the keys, so that what is skipped to reach a far page is never read whole. A filter on the declaração is counted in the
   * same pass, before anything is ordered: told only of the page, the planner walks all processes in their order, hoping to meet 25
   * of that month soon.
   */
  async function paginaDe(consulta: ProcessoConsulta): Promise<{ ids: string[]; total: number | undefined }> {
    const { limit, offset } = deslocamento(consulta);
    if (!filtraPelaDeclaracao(consulta)) return { ids: await idsDe(consulta, { limit, offset }), total: undefined };
    const sentido = consulta.ordem.startsWith('-') ? desc : asc;
    const achados = tx
      .select({
        id: processo.id,
        chave: sql`${colunaDeOrdem(consulta)}`.as('chave'),
        total: sql<string>`count(*) over ()`.as('total'),
      })
      .from(processo)
      .innerJoin(declaracao, suaDeclaracao)
      .where(and(daEmpresa, ...filtros(consulta)))
      .as('achados');
    const lidas = await tx
      .select({ id: achados.id, total: achados.total })
      .from(achados)
      .orderBy(sentido(achados.chave), sentido(achados.id))
      .limit(limit)
      .offset(offset);
    return { ids: lidas.map(({ id }) => id), total: lidas[0] && Number(lidas[0].total) };
  }

  async function contar(consulta: Filtros): Promise<number> {
    const contagem = tx.select({ total: count() }).from(processo).$dynamic();
    const completa = filtraPelaDeclaracao(consulta) ? contagem.innerJoin(declaracao, suaDeclaracao) : contagem;
    const [contado] = await completa.where(and(daEmpresa, ...filtros(consulta)));
    return contado?.total ?? 0;
  }

  async function idsDe(consulta: Ordenada, pagina?: { limit: number; offset: number }): Promise<string[]> {
    const chaves = tx.select({ id: processo.id }).from(processo).$dynamic();
    const comDeclaracao = filtraPelaDeclaracao(consulta) || colunaDeOrdem(consulta).table === declaracao;
    const ordenadas = (comDeclaracao ? chaves.innerJoin(declaracao, suaDeclaracao) : chaves)
      .where(and(daEmpresa, ...filtros(consulta)))
      .orderBy(...ordenacao(consulta.ordem, colunasDeOrdem, processo.id));
    const lidas = await (pagina ? ordenadas.limit(pagina.limit).offset(pagina.offset) : ordenadas);
    return lidas.map(({ id }) => id);
  }

  async function porIds(ids: string[]): Promise<ProcessoResumo[]> {
    const linhas = await tx
      .select({ processo, declaracao: declaracaoResumida })
      .from(processo)
      .innerJoin(declaracao, suaDeclaracao)
      .where(and(daEmpresa, inArray(processo.id, ids)));
    return naOrdemDe(ids, linhas.map(resumo));
  }
}

type Filtros = Partial<ProcessoTotaisConsulta> & { ids?: string[] | undefined };
type Ordenada = Filtros & Pick<ProcessoConsulta, 'ordem'>;

function resumo(linha: {
  processo: typeof processo.$inferSelect;
  declaracao: Omit<typeof declaracao.$inferSelect, 'cabecalho' | 'conferencias'>;
}): ProcessoResumo {
  const { processo: p, declaracao: d } = linha;
  return {
    id: p.id,
    versao: p.versao,
    numero: p.numero,
    tipoDocumento: p.tipoDocumento,
    numeroDI: d.numeroDi,
    situacao: p.situacao,
    canalRfb: d.canalRfb,
    canalCodigo: d.canalCodigo,
    importador: { numero: d.importadorNumero, nome: d.importadorNome },
    fornecedor: d.fornecedor,
    paisProcedencia: d.paisProcedencia,
    incoterm: d.incoterm,
    dataRegistro: d.dataRegistro,
    dataDesembaraco: d.dataDesembaraco,
    dataChegada: d.dataChegada,
    adicoes: d.adicoes,
    itens: d.itens,
    valorAduaneiro: d.valorAduaneiro,
    tributos: {
      ii: d.iiDevido,
      ipi: d.ipiDevido,
      pis: d.pisDevido,
      cofins: d.cofinsDevido,
      taxaSiscomex: d.taxaSiscomex,
    },
    recolher: {
      ii: d.iiRecolher,
      ipi: d.ipiRecolher,
      pis: d.pisRecolher,
      cofins: d.cofinsRecolher,
      taxaSiscomex: d.taxaSiscomex,
    },
    criadoEm: p.criadoEm.toISOString(),
  };
}

function filtros(consulta: Filtros): (SQL | undefined)[] {
  return [
    quando(consulta.ids, (ids) => inArray(processo.id, ids)),
    contem(processo.busca, consulta.q ?? ''),
    quando(consulta.situacao, (situacao) => eq(processo.situacao, situacao)),
    quando(consulta.canalRfb, (canal) => eq(declaracao.canalRfb, canal)),
    quando(consulta.numeroDI, (numero) => eq(declaracao.numeroDi, numero)),
    quando(consulta.dataRegistroDe, (dia) => gte(declaracao.dataRegistro, dia)),
    quando(consulta.dataRegistroAte, (dia) => lte(declaracao.dataRegistro, dia)),
  ];
}

/** Every process has its declaration: where nothing of it is asked, counting and skipping go without it. */
function filtraPelaDeclaracao({ canalRfb, numeroDI, dataRegistroDe, dataRegistroAte }: Filtros): boolean {
  return [canalRfb, numeroDI, dataRegistroDe, dataRegistroAte].some((valor) => valor !== undefined);
}

function colunaDeOrdem({ ordem }: Ordenada): AnyColumn {
  return colunasDeOrdem[ordem.replace(/^-/, '') as keyof typeof colunasDeOrdem];
}

const soma = (coluna: AnyColumn) => sql<string>`coalesce(sum(${coluna}), 0.00)`;

/** The list does without the heavy columns. */
const { cabecalho: _cabecalho, conferencias: _conferencias, ...declaracaoResumida } = getTableColumns(declaracao);

const colunasDeOrdem = {
  numero: processo.numero,
  criadoEm: processo.criadoEm,
  situacao: processo.situacao,
  dataRegistro: declaracao.dataRegistro,
  numeroDI: declaracao.numeroDi,
  valorAduaneiro: declaracao.valorAduaneiro,
  importador: declaracao.importadorNome,
  fornecedor: declaracao.fornecedor,
};
