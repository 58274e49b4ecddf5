import type { ComparacaoDi, FiguraComparada, LinhaComparada } from '#lib/domain/comparacao-di.ts';
import { dinheiro, Exato, somar } from '#lib/domain/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/decimal-texto.ts';
import { type AdicaoDeclarada, type DeclaracaoImportacao, TRIBUTOS_DI } from '#lib/domain/declaracao-importacao.ts';
import type { Parametro } from '#lib/domain/parametro.ts';
import { type Figura, type Memoria, memoriaSemRepetir, texto } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import type { AdicaoCalculada } from './adicao.ts';
import { figurasDaImportacao } from './calcular-importacao.ts';
import { entradaDaDi } from './entrada-da-di.ts';
import { fontesDaDi } from './fontes-da-di.ts';
import { pagoDaReceita, RECEITA_TAXA_SISCOMEX } from './receitas-di.ts';
import type { FigurasDaImportacao } from './resultado-importacao.ts';
import { toleranciaDeCentavos } from './tolerancia-centavos.ts';
import { valorAduaneiroDeclarado } from './valor-aduaneiro-declarado.ts';

/**
 * The customs value and each tax of each adição as the DI declares them due and as the engine reckons them from the same goods, in reais with 2 decimals;
 * the declared one holds. A difference counts once it passes the residue of the truncations. A declaration the engine cannot reckon
 * says why instead.
 */
export function compararDi(di: DeclaracaoImportacao, parametros: readonly Parametro[]): ComparacaoDi {
  const tolerancia = toleranciaDeCentavos(di.adicoes.length, di.dataRegistro, parametros);
  try {
    const figuras = figurasDaDi(di, parametros);
    const porAdicao = toleranciaDeCentavos(1, di.dataRegistro, parametros);
    const linhas = di.adicoes.flatMap((adicao, indice) =>
      linhasDaAdicao(adicao, figuras.adicoes[indice] as AdicaoCalculada, porAdicao),
    );
    return {
      motivo: null,
      tolerancia: dinheiro(tolerancia),
      linhas,
      totais: [...totaisDe(linhas, tolerancia), taxaComparada(di, figuras.taxaSiscomex, porAdicao)],
    };
  } catch (erro) {
    if (!(erro instanceof RegraViolada)) throw erro;
    return { motivo: erro.message, tolerancia: dinheiro(tolerancia), linhas: [], totais: [] };
  }
}

/**
 * How one reckoned amount came about, down to the leaf of the XML; null when there is no such adição.
 * @throws {RegraViolada} when the declaration cannot be reckoned.
 */
export function memoriaDaDi(
  di: DeclaracaoImportacao,
  { adicao, figura }: { adicao: string | null; figura: FiguraComparada },
  parametros: readonly Parametro[],
): Memoria | null {
  const pedida = figuraPedida(figurasDaDi(di, parametros), adicao, figura);
  return pedida ? memoriaSemRepetir(pedida) : null;
}

function figurasDaDi(di: DeclaracaoImportacao, parametros: readonly Parametro[]): FigurasDaImportacao {
  const entrada = entradaDaDi(di);
  return figurasDaImportacao(entrada, { parametros, fontes: fontesDaDi(di, entrada) });
}

function figuraPedida(figuras: FigurasDaImportacao, adicao: string | null, qual: FiguraComparada): Figura | undefined {
  if (qual === 'taxaSiscomex') return figuras.taxaSiscomex;
  const { totais, adicoes } = figuras;
  if (adicao === null) return qual === 'valorAduaneiro' ? totais.valorAduaneiro : totais.devido[qual];
  const sua = adicoes.find(({ numero }) => numero === adicao);
  return qual === 'valorAduaneiro' ? sua?.valorAduaneiro : sua?.tributos[qual].devido;
}

function linhasDaAdicao(declarada: AdicaoDeclarada, calculada: AdicaoCalculada, tolerancia: Exato): LinhaComparada[] {
  const { numero: adicao, ncm } = declarada;
  const valor = diferenca(valorAduaneiroDeclarado(declarada), emCentavos(calculada.valorAduaneiro), tolerancia);
  return [
    { ...SEM_TRIBUTO, adicao, ncm, figura: 'valorAduaneiro', ...valor },
    ...TRIBUTOS_DI.map((tributo) => {
      const { regime, base, aliquota, devido } = declarada.tributos[tributo];
      const { entrada, devido: calculado } = calculada.tributos[tributo];
      return {
        adicao,
        ncm,
        figura: tributo,
        regime: entrada.regime,
        regimeDeclarado: regime.nome,
        base,
        aliquota,
        ...diferenca(devido, emCentavos(calculado), tolerancia),
      };
    }),
  ];
}

function totaisDe(linhas: LinhaComparada[], tolerancia: Exato): LinhaComparada[] {
  return (['valorAduaneiro', ...TRIBUTOS_DI] as const).map((figura) => {
    const suas = linhas.filter((linha) => linha.figura === figura);
    const soma = (qual: 'declarado' | 'calculado') => dinheiro(somar(suas.map((linha) => linha[qual])));
    return { ...SEM_TRIBUTO, ...TOTAL, figura, ...diferenca(soma('declarado'), soma('calculado'), tolerancia) };
  });
}

/** What was paid under 7811; a declaration without that payment has nothing to compare. */
function taxaComparada(di: DeclaracaoImportacao, taxa: Figura, tolerancia: Exato): LinhaComparada {
  const paga = pagoDaReceita(di, RECEITA_TAXA_SISCOMEX);
  const comparada = diferenca(paga && dinheiro(paga), texto(taxa), tolerancia);
  return { ...SEM_TRIBUTO, ...TOTAL, figura: 'taxaSiscomex', ...comparada };
}

/** The Portal Único reckons with seven decimals; what is declared, and paid, are cents. */
function emCentavos(figura: Figura): DecimalTexto {
  return new Exato(texto(figura)).toFixed(2, Exato.ROUND_HALF_UP);
}

const TOTAL = { adicao: null, ncm: null };
const SEM_TRIBUTO = { regime: null, regimeDeclarado: null, base: null, aliquota: null };

function diferenca(declarado: DecimalTexto | null, calculado: DecimalTexto, tolerancia: Exato) {
  if (declarado === null) return { declarado, calculado, diferenca: null, relevante: false };
  const valor = new Exato(calculado).minus(declarado);
  return { declarado, calculado, diferenca: dinheiro(valor), relevante: valor.abs().gt(tolerancia) };
}
