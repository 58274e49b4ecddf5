import { v7 as uuidv7 } from 'uuid';
import {
  type AdicaoDeclarada,
  type DeclaracaoImportacao,
  TRIBUTOS_DI,
  type TributosDeclarados,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { canalDoCodigoDi } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { valorAduaneiroDeclarado } from '#lib/fiscal/importacao/declarada/valor-aduaneiro-declarado.ts';
import type { adicao, adicaoTributo, declaracao, item } from '#server/platform/db/schema/declaracao.ts';
import type { Apurada } from './apurar-declaracao.ts';

// Turns a declaration into rows. adicao-repository.ts and processo-repository.ts do the reverse.

type SemEmpresa<T> = Omit<T, 'empresaId'>;

/** The process and file of a declaration, and what was calculated of it. */
export interface DonoDaLinha {
  processoId: string;
  arquivoId: string;
  apurada: Apurada;
}

export function linhaDaDeclaracao(
  di: DeclaracaoImportacao,
  { apurada: { resumo, conferencias }, ...dono }: DonoDaLinha,
): SemEmpresa<typeof declaracao.$inferInsert> {
  const { adicoes, ...cabecalho } = di;
  const { valorAduaneiro, itens, tributos, recolher } = resumo;
  return {
    id: uuidv7(),
    ...dono,
    numeroDi: di.numeroDI,
    canalCodigo: di.canalCodigo,
    canalRfb: canalDoCodigoDi(di.canalCodigo),
    importadorNumero: di.importador.numero,
    importadorNome: di.importador.nome,
    fornecedor: primeiro(adicoes, (a) => a.fornecedor),
    paisProcedencia: di.carga.paisProcedencia.nome,
    incoterm: primeiro(adicoes, (a) => a.incoterm),
    dataRegistro: di.dataRegistro,
    dataDesembaraco: di.dataDesembaraco,
    dataChegada: di.carga.dataChegada,
    adicoes: adicoes.length,
    itens,
    valorAduaneiro,
    iiDevido: tributos.ii,
    ipiDevido: tributos.ipi,
    pisDevido: tributos.pis,
    cofinsDevido: tributos.cofins,
    iiRecolher: recolher.ii,
    ipiRecolher: recolher.ipi,
    pisRecolher: recolher.pis,
    cofinsRecolher: recolher.cofins,
    outrosDevido: tributos.outros,
    outrosRecolher: recolher.outros,
    taxaSiscomex: tributos.taxaSiscomex,
    cabecalho,
    conferencias,
  };
}

export interface LinhasDaAdicao {
  adicao: SemEmpresa<typeof adicao.$inferInsert>;
  tributos: SemEmpresa<typeof adicaoTributo.$inferInsert>[];
  itens: SemEmpresa<typeof item.$inferInsert>[];
}

export function linhasDaAdicao(processoId: string, declarada: AdicaoDeclarada): LinhasDaAdicao {
  const id = uuidv7();
  const { numero, numeroLI, moeda, paisOrigem, paisAquisicao, tributos, itens, ...demais } = declarada;
  return {
    adicao: {
      ...demais,
      id,
      processoId,
      numero: Number(numero),
      numeroLi: numeroLI,
      moedaCodigo: moeda.codigo,
      moedaNome: moeda.nome,
      paisOrigemCodigo: paisOrigem.codigo,
      paisOrigemNome: paisOrigem.nome,
      paisAquisicaoCodigo: paisAquisicao.codigo,
      paisAquisicaoNome: paisAquisicao.nome,
      valorAduaneiro: valorAduaneiroDeclarado(declarada),
    },
    tributos: linhasDosTributos(id, tributos),
    itens: itens.map((declarado, indice) => ({ ...declarado, adicaoId: id, ordem: indice + 1 })),
  };
}

function linhasDosTributos(adicaoId: string, tributos: TributosDeclarados): LinhasDaAdicao['tributos'] {
  return TRIBUTOS_DI.map((tributo) => {
    const { regime, ...valores } = tributos[tributo];
    return { ...valores, adicaoId, tributo, regimeCodigo: regime.codigo, regimeNome: regime.nome };
  });
}

function primeiro<T, V>(lista: T[], valor: (elemento: T) => V | null): V | null {
  return lista.map(valor).find((v) => v !== null) ?? null;
}
