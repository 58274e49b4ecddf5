import {
  type ComparacaoDi,
  type LinhaComparada,
  TAXA_SISCOMEX,
  type TributoComparado,
} from '#lib/domain/comparacao-di.ts';
import { dinheiro, Exato, somar } from '#lib/domain/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/decimal-texto.ts';
import { type DeclaracaoImportacao, TRIBUTOS_DI } from '#lib/domain/declaracao-importacao.ts';
import type { Parametro } from '#lib/domain/parametro.ts';
import { type Figura, type Memoria, memoriaSemRepetir, texto } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { figurasDaImportacao } from './calcular-importacao.ts';
import { entradaDaDi } from './entrada-da-di.ts';
import { fontesDaDi } from './fontes-da-di.ts';
import { pagoDaReceita, RECEITA_TAXA_SISCOMEX } from './receitas-di.ts';
import type { FigurasDaImportacao } from './resultado-importacao.ts';
import { toleranciaDeCentavos } from './tolerancia-centavos.ts';

/**
 * Each tax of each adição as the DI declares it due and as the engine reckons it from the same goods, in reais with 2 decimals;
 * the declared one holds. A difference counts once it passes the residue of the truncations. A declaration the engine cannot reckon
 * says why instead.
 */
export function compararDi(di: DeclaracaoImportacao, parametros: readonly Parametro[]): ComparacaoDi {
  const tolerancia = toleranciaDeCentavos(di.adicoes.length, di.dataRegistro, parametros);
  try {
    const figuras = figurasDaDi(di, parametros);
    const porAdicao = toleranciaDeCentavos(1, di.dataRegistro, parametros);
    const linhas = linhasDasAdicoes(di, figuras, porAdicao);
    return {
      motivo: null,
      tolerancia: dinheiro(tolerancia),
      linhas,
      totais: [...totaisDosTributos(linhas, tolerancia), taxaComparada(di, figuras, porAdicao)],
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
  { adicao, tributo }: { adicao: string | null; tributo: TributoComparado },
  parametros: readonly Parametro[],
): Memoria | null {
  const figuras = figurasDaDi(di, parametros);
  const figura = figuraPedida(figuras, adicao, tributo);
  return figura ? memoriaSemRepetir(figura) : null;
}

function figurasDaDi(di: DeclaracaoImportacao, parametros: readonly Parametro[]): FigurasDaImportacao {
  const entrada = entradaDaDi(di);
  return figurasDaImportacao(entrada, { parametros, fontes: fontesDaDi(entrada) });
}

function figuraPedida(
  figuras: FigurasDaImportacao,
  adicao: string | null,
  tributo: TributoComparado,
): Figura | undefined {
  if (tributo === TAXA_SISCOMEX) return figuras.taxaSiscomex;
  if (adicao === null) return figuras.totais.devido[tributo];
  return figuras.adicoes.find(({ numero }) => numero === adicao)?.tributos[tributo].devido;
}

function linhasDasAdicoes(di: DeclaracaoImportacao, figuras: FigurasDaImportacao, tolerancia: Exato): LinhaComparada[] {
  return di.adicoes.flatMap(({ numero, ncm, tributos }, indice) =>
    TRIBUTOS_DI.flatMap((tributo) => {
      const calculado = figuras.adicoes[indice]?.tributos[tributo];
      if (!calculado) return [];
      const { regime, base, aliquota, devido } = tributos[tributo];
      return [
        {
          adicao: numero,
          ncm,
          tributo,
          regime: calculado.entrada.regime,
          regimeDeclarado: regime.nome,
          base,
          aliquota,
          ...diferenca(devido, texto(calculado.devido), tolerancia),
        },
      ];
    }),
  );
}

function totaisDosTributos(linhas: LinhaComparada[], tolerancia: Exato): LinhaComparada[] {
  return TRIBUTOS_DI.map((tributo) => {
    const suas = linhas.filter((linha) => linha.tributo === tributo);
    const soma = (qual: 'declarado' | 'calculado') => dinheiro(somar(suas.map((linha) => linha[qual])));
    return { ...linhaDeTotal(tributo), ...diferenca(soma('declarado'), soma('calculado'), tolerancia) };
  });
}

/** What was paid under 7811; a declaration without that payment has nothing to compare. */
function taxaComparada(
  di: DeclaracaoImportacao,
  { taxaSiscomex }: FigurasDaImportacao,
  tolerancia: Exato,
): LinhaComparada {
  const paga = pagoDaReceita(di, RECEITA_TAXA_SISCOMEX);
  const calculada = texto(taxaSiscomex);
  return { ...linhaDeTotal(TAXA_SISCOMEX), ...diferenca(paga && dinheiro(paga), calculada, tolerancia) };
}

function linhaDeTotal(tributo: TributoComparado) {
  return { adicao: null, ncm: null, tributo, regime: null, regimeDeclarado: null, base: null, aliquota: null };
}

function diferenca(declarado: DecimalTexto | null, calculado: DecimalTexto, tolerancia: Exato) {
  if (declarado === null) return { declarado, calculado, diferenca: null, relevante: false };
  const valor = new Exato(calculado).minus(declarado);
  return { declarado, calculado, diferenca: dinheiro(valor), relevante: valor.abs().gt(tolerancia) };
}
