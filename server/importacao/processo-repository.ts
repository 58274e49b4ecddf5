import { and, count, eq, getTableColumns, gte, isNull, lte, type SQL } from 'drizzle-orm';
import type { ProcessoConsulta, ProcessoInteiro, ProcessoResumo } from '#lib/contracts/processo.ts';
import type { Banco } from '#server/db/banco.ts';
import { contem, deslocamento, ordenacao, quando } from '#server/db/lista.ts';
import { arquivo, declaracao, processo } from '#server/db/schema.ts';

type NovoProcesso = Omit<typeof processo.$inferInsert, 'empresaId' | 'versao'>;

export function processoRepository(tx: Banco, empresaId: string) {
  const daEmpresa = and(eq(processo.empresaId, empresaId), isNull(processo.excluidoEm));
  const suaDeclaracao = and(eq(declaracao.empresaId, processo.empresaId), eq(declaracao.processoId, processo.id));

  return {
    async inserir(novo: NovoProcesso): Promise<void> {
      await tx.insert(processo).values({ ...novo, empresaId });
    },

    async listar(consulta: ProcessoConsulta): Promise<{ linhas: ProcessoResumo[]; total: number }> {
      const filtro = and(daEmpresa, ...filtros(consulta));
      const { limit, offset } = deslocamento(consulta);
      const linhas = await tx
        .select({ processo, declaracao: declaracaoResumida })
        .from(processo)
        .innerJoin(declaracao, suaDeclaracao)
        .where(filtro)
        .orderBy(...ordenacao(consulta.ordem, colunasDeOrdem, processo.id))
        .limit(limit)
        .offset(offset);
      const [contado] = await tx
        .select({ total: count() })
        .from(processo)
        .innerJoin(declaracao, suaDeclaracao)
        .where(filtro);
      return { linhas: linhas.map(resumo), total: contado?.total ?? 0 };
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
}

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

function filtros(consulta: ProcessoConsulta): (SQL | undefined)[] {
  return [
    contem(processo.busca, consulta.q),
    quando(consulta.situacao, (situacao) => eq(processo.situacao, situacao)),
    quando(consulta.canalRfb, (canal) => eq(declaracao.canalRfb, canal)),
    quando(consulta.numeroDI, (numero) => eq(declaracao.numeroDi, numero)),
    quando(consulta.dataRegistroDe, (dia) => gte(declaracao.dataRegistro, dia)),
    quando(consulta.dataRegistroAte, (dia) => lte(declaracao.dataRegistro, dia)),
  ];
}

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
