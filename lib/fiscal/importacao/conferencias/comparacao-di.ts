import {
  type ComparacaoDi,
  FIGURAS_DO_ITEM,
  type FiguraComparada,
  type FiguraDoItem,
  ITENS_DE_UMA_COMPARACAO,
  type LinhaComparada,
  type LinhaDoItem,
} from '#lib/domain/aduana/declaracao/comparacao-di.ts';
import {
  type AdicaoDeclarada,
  type DeclaracaoImportacao,
  type ItemDaDuimp,
  type ItemDeclarado,
  OUTROS_TRIBUTOS,
  TRIBUTOS_DI,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { AdicaoCalculada } from '#lib/fiscal/importacao/adicao.ts';
import { debitosDaDeclaracao } from '#lib/fiscal/importacao/declarada/debito-da-declaracao.ts';
import { figurasDaDeclaracao } from '#lib/fiscal/importacao/declarada/figuras-da-declaracao.ts';
import { pagoDaReceita, RECEITA_TAXA_SISCOMEX } from '#lib/fiscal/importacao/declarada/receitas-di.ts';
import { tributosSemRecolher } from '#lib/fiscal/importacao/declarada/recolher-informado.ts';
import { taxaDaDeclaracao } from '#lib/fiscal/importacao/declarada/taxa-da-declaracao.ts';
import { valorAduaneiroDeclarado } from '#lib/fiscal/importacao/declarada/valor-aduaneiro-declarado.ts';
import type { ItemCalculado } from '#lib/fiscal/importacao/duimp/item.ts';
import { textoDeCentavos } from '#lib/fiscal/importacao/inteiros.ts';
import { paraCadaTributo } from '#lib/fiscal/importacao/totais.ts';
import { texto } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { toleranciaDeCentavos } from './tolerancia-centavos.ts';

/**
 * Compares the declared customs value and taxes due of each adição, and of each item of a DUIMP, with the engine's result from the
 * same goods. Amounts are in reais with 2 decimals; the declared amount is the valid one. A difference counts when it exceeds the
 * truncation residue; a DUIMP truncates nothing. A tax that cannot be calculated gives the reason and leaves the other taxes
 * unaffected; the same holds for a whole declaration. The items are those of `adicao`, or of all adições when there are few.
 */
export function compararDi(
  di: DeclaracaoImportacao,
  parametros: readonly Parametro[],
  adicao: string | null = null,
): ComparacaoDi {
  const tolerar = (adicoes: number) =>
    di.duimp ? new Exato(0) : toleranciaDeCentavos(adicoes, di.dataRegistro, parametros);
  const tolerancia = tolerar(di.adicoes.length);
  const taxa = taxaComparada(di, parametros);
  try {
    const { adicoes } = figurasDaDeclaracao(di, parametros);
    const debitos = debitosDaDeclaracao(di, adicoes);
    const doTodo = adicoes.flatMap((adicaoCalculada) => adicaoCalculada.itens ?? []);
    const linhas = di.adicoes.flatMap((declarada, indice) =>
      linhasDaAdicao(declarada, adicoes[indice] as AdicaoCalculada, tolerar(1)),
    );
    const itens = di.duimp ? linhasDosItens(di, adicoes) : null;
    return {
      motivo: null,
      tolerancia: dinheiro(tolerancia),
      linhas,
      totais: [
        ...totaisDe(linhas, (figura) => (figura === 'ipi' ? tolerancia.plus(folgaDoIpi(doTodo)) : tolerancia)),
        taxa,
      ],
      itensComparados: itens && contarItens(itens),
      itens: itens ? pedidos(itens, adicao) : [],
      aDebitar: {
        ...paraCadaTributo((qual) => dinheiro(debitos[qual])),
        antidumping: dinheiro(debitos.antidumping),
      },
      outros: outrosDeclarados(di),
      semRecolher: tributosSemRecolher(di),
    };
  } catch (erro) {
    if (!(erro instanceof RegraViolada)) throw erro;
    return {
      motivo: erro.message,
      tolerancia: dinheiro(tolerancia),
      linhas: [],
      totais: [],
      itensComparados: null,
      itens: [],
      aDebitar: null,
      outros: outrosDeclarados(di),
      semRecolher: tributosSemRecolher(di),
    };
  }
}

function linhasDaAdicao(declarada: AdicaoDeclarada, calculada: AdicaoCalculada, tolerancia: Exato): LinhaComparada[] {
  const { numero: adicao, ncm, outros } = declarada;
  const valor = diferenca(valorAduaneiroDeclarado(declarada), texto(calculada.valorAduaneiro), tolerancia);
  return [
    { ...SEM_TRIBUTO, adicao, ncm, figura: 'valorAduaneiro', ...valor },
    ...TRIBUTOS_DI.map((tributo) => {
      const { regime, base, aliquota, devido } = declarada.tributos[tributo];
      const { entrada, devido: calculado } = calculada.tributos[tributo];
      const motivo = motivoDe(calculada, tributo);
      return {
        adicao,
        ncm,
        figura: tributo,
        regime: regime.nome === null && calculada.itens ? null : entrada.regime,
        regimeDeclarado: regime.nome,
        base,
        aliquota,
        ...(motivo
          ? semCalculo(devido, motivo)
          : diferenca(
              devido,
              texto(calculado),
              tributo === 'ipi' ? tolerancia.plus(folgaDoIpi(calculada.itens)) : tolerancia,
            )),
      };
    }),
    ...OUTROS_TRIBUTOS.flatMap((figura) => {
      const declarado = outros?.[figura];
      if (!declarado || (figura === 'multa' && new Exato(declarado.devido).isZero())) return [];
      const { aliquota } = declarado;
      const valores =
        figura === 'antidumping' && antidumpingTemTaxa(declarada)
          ? diferenca(declarado.devido, texto(calculada.antidumping), tolerancia)
          : semCalculo(declarado.devido, SEM_TAXA);
      return [{ ...SEM_TRIBUTO, adicao, ncm, figura, aliquota, ...valores }];
    }),
  ];
}

/** In a DUIMP it goes by item: an item without a rate leaves the sum unknown. */
function antidumpingTemTaxa({ outros, itens }: AdicaoDeclarada): boolean {
  const dosItens = itens.flatMap(({ duimp }) => (duimp?.outros.antidumping ? [duimp.outros.antidumping] : []));
  const declarados = dosItens.length > 0 ? dosItens : [outros?.antidumping];
  return declarados.every(
    (declarado) => declarado !== undefined && (declarado.aliquota !== null || declarado.especifica !== null),
  );
}

/** Why the tax of an adição is not calculated; for a DUIMP, the reason of the first such item. */
function motivoDe({ tributos, itens }: AdicaoCalculada, tributo: (typeof TRIBUTOS_DI)[number]): string | null {
  if (!itens) return tributos[tributo].entrada.semCalculo?.motivo ?? null;
  const item = itens.find((itemCalculado) => itemCalculado.tributos[tributo].semCalculo);
  return item ? `Item ${item.numero}: ${item.tributos[tributo].semCalculo}` : null;
}

function linhasDosItens(di: DeclaracaoImportacao, calculadas: readonly AdicaoCalculada[]): LinhaDoItem[] {
  return di.adicoes.flatMap(({ numero, itens }, indice) =>
    itens.flatMap((declarado, k) => {
      const calculado = calculadas[indice]?.itens?.[k];
      const { duimp } = declarado;
      return calculado && duimp ? linhasDoItem(numero, declarado, duimp, calculado) : [];
    }),
  );
}

function linhasDoItem(
  adicao: string,
  { sequencia }: ItemDeclarado,
  duimp: ItemDaDuimp,
  calculado: ItemCalculado,
): LinhaDoItem[] {
  const linha = (figura: FiguraDoItem) => {
    if (figura === 'valorAduaneiro') {
      return diferenca(duimp.valorAduaneiro, textoDeCentavos(calculado.valorAduaneiro), ZERO);
    }
    const { devido } = duimp.tributos[figura];
    const { semCalculo: motivo, devido: reckoned } = calculado.tributos[figura];
    return motivo
      ? semCalculo(devido, motivo)
      : diferenca(devido, textoDeCentavos(reckoned), figura === 'ipi' ? folgaDoIpi([calculado]) : ZERO);
  };
  return FIGURAS_DO_ITEM.map((figura) => ({ adicao, item: String(sequencia), figura, ...linha(figura) }));
}

/** The IPI of a DUIMP is on an unrounded II. If the II is only known as declared, to the cent, the IPI may differ by a cent. */
function folgaDoIpi(itens: readonly ItemCalculado[] | null): Exato {
  return UM_CENTAVO.times((itens ?? []).filter(({ tributos }) => tributos.ii.semCalculo).length);
}

function contarItens(linhas: readonly LinhaDoItem[]) {
  const divergentes = new Set(linhas.filter(({ relevante }) => relevante).map(({ item }) => item));
  return { total: new Set(linhas.map(({ item }) => item)).size, divergentes: divergentes.size };
}

function pedidos(linhas: LinhaDoItem[], adicao: string | null): LinhaDoItem[] {
  if (adicao !== null) return linhas.filter((linha) => linha.adicao === adicao);
  return linhas.length <= ITENS_DE_UMA_COMPARACAO * FIGURAS_DO_ITEM.length ? linhas : [];
}

/** If a part is not calculated, the total is not calculated either. */
function totaisDe(linhas: LinhaComparada[], toleranciaDe: (figura: FiguraComparada) => Exato): LinhaComparada[] {
  const figuras = new Set<FiguraComparada>(['valorAduaneiro', ...TRIBUTOS_DI, ...linhas.map(({ figura }) => figura)]);
  return [...figuras].map((figura) => {
    const linhasDaFigura = linhas.filter((linha) => linha.figura === figura);
    const declarado = dinheiro(somar(linhasDaFigura.map((linha) => linha.declarado)));
    const semEle = linhasDaFigura.filter((linha) => linha.calculado === null).length;
    const valores =
      semEle > 0
        ? semCalculo(
            declarado,
            `Não calculado em ${semEle} de ${linhasDaFigura.length} ${linhasDaFigura.length === 1 ? 'adição' : 'adições'}.`,
          )
        : diferenca(declarado, dinheiro(somar(linhasDaFigura.map((linha) => linha.calculado))), toleranciaDe(figura));
    return { ...SEM_TRIBUTO, ...TOTAL, figura, ...valores };
  });
}

function outrosDeclarados({ adicoes }: DeclaracaoImportacao): ComparacaoDi['outros'] {
  return OUTROS_TRIBUTOS.flatMap((tributo) => {
    const tributosDeclarados = adicoes.flatMap(({ outros }) => outros?.[tributo] ?? []);
    if (tributosDeclarados.length === 0) return [];
    const soma = (parte: 'devido' | 'recolher') =>
      dinheiro(somar(tributosDeclarados.map((tributoDeclarado) => tributoDeclarado[parte])));
    return { tributo, devido: soma('devido'), recolher: soma('recolher') };
  });
}

/**
 * Compares the amount paid under 7811; without that payment there is nothing to compare. The fee comes from a table, so there is no
 * tolerance.
 */
function taxaComparada(di: DeclaracaoImportacao, parametros: readonly Parametro[]): LinhaComparada {
  const paga = pagoDaReceita(di, RECEITA_TAXA_SISCOMEX);
  const declarado = paga && dinheiro(paga);
  const linha = { ...SEM_TRIBUTO, ...TOTAL, figura: 'taxaSiscomex' } as const;
  try {
    return { ...linha, ...diferenca(declarado, texto(taxaDaDeclaracao(di, parametros)), ZERO) };
  } catch (erro) {
    if (erro instanceof RegraViolada) return { ...linha, ...semCalculo(declarado, erro.message) };
    throw erro;
  }
}

const TOTAL = { adicao: null, ncm: null };
const SEM_TRIBUTO = { regime: null, regimeDeclarado: null, base: null, aliquota: null };
const SEM_TAXA = 'O Cais não calcula este valor: a declaração não traz por que ele se calcula.';
const ZERO = new Exato(0);
const UM_CENTAVO = new Exato('0.01');

function semCalculo(declarado: DecimalTexto | null, motivo: string) {
  return { declarado, calculado: null, diferenca: null, relevante: false, motivo };
}

function diferenca(declarado: DecimalTexto | null, calculado: DecimalTexto, tolerancia: Exato) {
  if (declarado === null) return { declarado, calculado, diferenca: null, relevante: false, motivo: null };
  const valor = new Exato(calculado).minus(declarado);
  return { declarado, calculado, diferenca: dinheiro(valor), relevante: valor.abs().gt(tolerancia), motivo: null };
}
