import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { AdicaoAmazonense, DeclaracaoAmazonense, LinhaDaMatriz } from '#lib/domain/zfm/dai.ts';
import { texto } from '#lib/fiscal/memoria.ts';
import type { AdicaoMontada, ContribuicaoDaDai, DaiMontada } from './dai-montada.ts';

/** A DAI in the form of the API (contract `ConferenciaDaDai`), without its findings. */
export interface ResultadoDaDai {
  cabecalho: Omit<DeclaracaoAmazonense, 'adicoes' | 'tipo' | 'numeroDocumento' | 'dataDocumento'>;
  adicoes: AdicaoDoResultado[];
  icms: { base: DecimalTexto; semIncentivo: DecimalTexto; recolher: DecimalTexto } | null;
  contribuicoes: ContribuicaoDaDai[];
}

interface AdicaoDoResultado
  extends Omit<AdicaoAmazonense, 'importadorNumero' | 'importadorNome' | 'codigoTributacao' | 'pesoLiquido'> {
  /** NCM in the DI. */
  ncm: string;
  valorAduaneiro: DecimalTexto;
  taxas: DecimalTexto;
  matriz: Pick<LinhaDaMatriz, 'id' | 'codigoTributacao' | 'decreto' | 'tratamento' | 'reducaoPerc'> | null;
  /** Per cent, 2 decimals. */
  aliquota: DecimalTexto | null;
}

export function resultadoDaDai(montada: DaiMontada): ResultadoDaDai {
  const { adicoes: _, tipo, numeroDocumento, dataDocumento, ...cabecalho } = montada.declaracao;
  const { icms } = montada;
  const aliquota = montada.aliquota?.exato.toFixed(2) ?? null;
  return {
    cabecalho,
    adicoes: montada.adicoes.map((adicao) => ({ ...daAdicao(adicao), aliquota })),
    icms: icms && {
      base: texto(icms.base),
      semIncentivo: texto(icms.semIncentivo),
      recolher: texto(icms.recolher),
    },
    contribuicoes: [...montada.contribuicoes],
  };
}

function daAdicao({
  ncm,
  declarada,
  valorAduaneiro,
  taxas,
  linha,
}: AdicaoMontada): Omit<AdicaoDoResultado, 'aliquota'> {
  const { importadorNumero, importadorNome, codigoTributacao, pesoLiquido, ...quantias } = declarada;
  return {
    ...quantias,
    ncm,
    valorAduaneiro: texto(valorAduaneiro),
    taxas: texto(taxas),
    matriz: linha && daLinha(linha),
  };
}

function daLinha({ id, codigoTributacao, decreto, tratamento, reducaoPerc }: LinhaDaMatriz) {
  return { id, codigoTributacao, decreto, tratamento, reducaoPerc };
}
