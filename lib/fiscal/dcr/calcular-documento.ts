import type { ArredondamentoCra } from '#lib/domain/cadastros/importador.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { type ConteudoDoDcr, documentoDaLinha, type ImportadoDoDcr, type LinhaDoDcr } from '#lib/domain/zfm/dcr.ts';
import { texto } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { calcularDcr, type ResultadoDcr } from './calcular-dcr.ts';
import { custoEmDolar } from './custos-dcr.ts';
import type { Componente, ComponenteImportado, EntradaDcr } from './entrada-dcr.ts';
import { maoDeObraPorUnidade } from './mao-de-obra.ts';

/** The result of a DCR-E, or the sentence that says why it cannot be calculated yet. */
export type CalculoDoDcr = { resultado: ResultadoDcr; recusa: null } | { resultado: null; recusa: string };

/** The seven figures as the engine gives them. */
export type FigurasCalculadas = Pick<
  ResultadoDcr,
  'CCN' | 'CCI' | 'CMO' | 'coefCalculado6' | 'CRA' | 'iiCheioUSD' | 'iiUnitUSD'
>;

/** Calculates the figures of a DCR-E as it stands; server and browser use the same function. */
export function calcularDocumentoDcr(conteudo: ConteudoDoDcr, arredondamento: ArredondamentoCra): CalculoDoDcr {
  try {
    return { resultado: calcularDcr(entradaDoDcr(conteudo), arredondamento), recusa: null };
  } catch (erro) {
    if (erro instanceof RegraViolada) return { resultado: null, recusa: erro.message };
    throw erro;
  }
}

/** Converts a document into the input of the engine. */
export function entradaDoDcr(conteudo: ConteudoDoDcr): EntradaDcr {
  const { tipoCoeficiente, acrescimo, taxaUSD, nacionais, subcomponentes, importados } = conteudo;
  const doMes = conteudo.maoDeObraMensal && maoDeObraPorUnidade(conteudo.maoDeObraMensal, taxaUSD);
  return {
    tipoCoeficiente: tipoCoeficiente === 'FIXO' ? 'F' : 'V',
    acrescimoPP: acrescimo,
    nacionais: nacionais.map((linha) => comoNacional(linha, taxaUSD)),
    subcomponentes: subcomponentes.map((linha) => comoSubcomponente(linha, taxaUSD)),
    importados: importados.map((linha) => comoImportado(linha, taxaUSD)),
    salariosUSD: doMes ? texto(doMes.salarios) : conteudo.salarios,
    encargosUSD: doMes ? texto(doMes.encargos) : conteudo.encargos,
    maoDeObraDoMes: doMes ?? undefined,
  };
}

/** Returns the unit cost in US$ with 6 decimals: as given, or from reais by the rate of the DCR-E, half up. */
export function custoUSD({ moeda, preco }: Pick<LinhaDoDcr, 'moeda' | 'preco'>, taxaUSD: DecimalTexto): DecimalTexto {
  return moeda === 'USD' ? preco : texto(custoEmDolar({ preco, taxa: taxaUSD }, 'informado'));
}

/** Returns the seven figures of a result, without their memórias. */
export function figurasDoDcr(resultado: FigurasCalculadas): FigurasCalculadas {
  const { CCN, CCI, CMO, coefCalculado6, CRA, iiCheioUSD, iiUnitUSD } = resultado;
  return { CCN, CCI, CMO, coefCalculado6, CRA, iiCheioUSD, iiUnitUSD };
}

const comoNacional = porLinha(componente);
const comoImportado = porLinha(importado);
const comoSubcomponente = porLinha(
  (linha: ConteudoDoDcr['subcomponentes'][number], taxa): EntradaDcr['subcomponentes'][number] => ({
    ...importado(linha, taxa),
    incluiBC: linha.incluiBC,
  }),
);

/** Memoised by line: an unchanged line gives the same component object, so what depends on it alone is not calculated again. */
function porLinha<Linha extends LinhaDoDcr, Feito extends Componente>(
  fazer: (linha: Linha, taxa: DecimalTexto) => Feito,
): (linha: Linha, taxa: DecimalTexto) => Feito {
  const feitos = new WeakMap<Linha, Feito>();
  return (linha, taxa) => {
    const jaFeito = feitos.get(linha);
    if (jaFeito && (jaFeito.emReais?.taxa ?? taxa) === taxa) return jaFeito;
    const feito = fazer(linha, taxa);
    feitos.set(linha, feito);
    return feito;
  };
}

function importado(linha: ImportadoDoDcr, taxa: DecimalTexto): ComponenteImportado {
  const { aliquotaII, suspensao, reduz } = linha;
  return { ...componente(linha, taxa), aliqII: aliquotaII, suspensao, reduz };
}

function componente(linha: LinhaDoDcr & Partial<ImportadoDoDcr>, taxa: DecimalTexto): Componente {
  const { codigo, descricao, quantidade, moeda, preco } = linha;
  return {
    nome: `${codigo} ${descricao}`,
    qtd: quantidade,
    vuUSD: custoUSD(linha, taxa),
    emReais: moeda === 'BRL' ? { preco, taxa } : undefined,
    fonte: documentoDaLinha(linha) ?? 'informado',
  };
}
