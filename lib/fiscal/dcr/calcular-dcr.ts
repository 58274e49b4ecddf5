import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { Aviso } from '#lib/fiscal/aviso.ts';
import { somaExata } from '#lib/fiscal/figura-exata.ts';
import { memoriasDe, textosDe } from '#lib/fiscal/mapear-figuras.ts';
import {
  type Arredondamento,
  arredondar,
  calcular,
  type Figura,
  type Memoria,
  memoriaSemRepetir,
  texto,
} from '#lib/fiscal/memoria.ts';
import { avisosDcr } from './avisos-dcr.ts';
import { coeficienteCalculado, coeficienteDeReducao } from './coeficiente.ts';
import { custosDcr } from './custos-dcr.ts';
import type { EntradaDcr } from './entrada-dcr.ts';
import { type IiDoComponente, iiDosComponentes } from './ii-do-componente.ts';

/** The figures of a DCR-E per unit of the product: US$ with 7 decimals (CMO 4), coefficients in percent. */
export interface ResultadoDcr extends Record<FiguraDoCusto, DecimalTexto> {
  /** Null, with the two memórias, while a component that the II is of has no rate. */
  iiCheioUSD: DecimalTexto | null;
  iiUnitUSD: DecimalTexto | null;
  linhas: { nome: string; valorUSD: DecimalTexto; iiCheioUSD: DecimalTexto | null; iiDevidoUSD: DecimalTexto | null }[];
  avisos: Aviso[];
  /** Memória of `iiUnitUSD`, the figure that the DCR-E exists for. */
  memoria: Memoria | null;
  /** Memórias of the other figures. */
  memorias: Record<FiguraDoCusto, Memoria> & { iiCheioUSD: Memoria | null };
}

type FiguraDoCusto = 'CCN' | 'CCI' | 'CMO' | 'coefCalculado6' | 'CRA';

/**
 * Calculates the DCR-E of a product (zfm.md §1.2; DL 288/1967, art. 7º). Parts stay unrounded: the II per unit is rounded once,
 * half up, to the 7 decimals of its field. No public source says how the coefficient is rounded, so `arredondamentoCoeficiente`
 * decides it.
 * @throws {RegraViolada} when there is neither component nor labour.
 */
export function calcularDcr(
  entrada: EntradaDcr,
  arredondamentoCoeficiente: Arredondamento = 'MEIO_PARA_CIMA',
): ResultadoDcr {
  const custos = custosDcr(entrada);
  const coeficiente = coeficienteCalculado(custos);
  const cra = coeficienteDeReducao(entrada, custos, arredondamentoCoeficiente);
  const componentes = iiDosComponentes(entrada, cra);
  const ii = iiDoProduto(componentes, cra);
  const doCusto = {
    CCN: emSeteCasas(custos.ccn),
    CCI: emSeteCasas(custos.cci),
    CMO: custos.cmo,
    coefCalculado6: coeficiente,
    CRA: cra,
  };
  let linhas: ResultadoDcr['linhas'] | undefined;
  return {
    ...textosDe(doCusto),
    iiCheioUSD: ii && texto(ii.cheio),
    iiUnitUSD: ii && texto(ii.unitario),
    avisos: avisosDcr(entrada),
    // Built only when read, and only once: the live calculation of a thousand lines needs only the figures.
    get linhas() {
      linhas ??= componentes.map(linhaEscrita);
      return linhas;
    },
    get memoria() {
      return ii && memoriaSemRepetir(ii.unitario);
    },
    get memorias() {
      return ii ? memoriasDe({ ...doCusto, iiCheioUSD: ii.cheio }) : { ...memoriasDe(doCusto), iiCheioUSD: null };
    },
  };
}

function linhaEscrita({ nome, valor, cheio, devido }: IiDoComponente): ResultadoDcr['linhas'][number] {
  return {
    nome,
    valorUSD: comSeteCasas(valor),
    iiCheioUSD: cheio && comSeteCasas(cheio),
    iiDevidoUSD: devido && comSeteCasas(devido),
  };
}

/** A sum over a component of unknown rate is unknown, not smaller. */
function iiDoProduto(componentes: IiDoComponente[], cra: Figura): { cheio: Figura; unitario: Figura } | null {
  const suspensos = componentes.filter(({ suspenso }) => suspenso);
  const cheios = suspensos.flatMap(({ cheio: doComponente }) => doComponente ?? []);
  const devidos = suspensos.flatMap(({ devido: doComponente }) => doComponente ?? []);
  if (cheios.length < suspensos.length || devidos.length < suspensos.length) return null;
  const rotulo = { unidade: 'US$', casas: 7, fonte: 'DL 288/1967, art. 7º' };
  const cheio = somaExata(
    { ...rotulo, nome: 'II suspenso, antes da redução', formula: 'Σ II cheio dos componentes suspensos' },
    cheios,
  );
  const devido = somaExata(
    { ...rotulo, nome: 'Soma do II devido', formula: 'Σ II devido dos componentes suspensos' },
    devidos,
  );
  const unitario = calcular(
    {
      ...rotulo,
      nome: 'II por unidade',
      formula: 'soma do II devido, que o CRA já reduziu onde cabe',
      arredondamento: 'MEIO_PARA_CIMA',
    },
    [cra, devido],
    (_, soma) => soma,
  );
  return { cheio: emSeteCasas(cheio), unitario };
}

/** The figure as its field shows it. If that rounds, the unrounded figure is its input. */
function emSeteCasas(exata: Figura): Figura {
  if (exata.casas === 7) return exata;
  const { nome, unidade, fonte } = exata;
  const rotulo = { nome, unidade, fonte, casas: 7, formula: 'o valor sem arredondar' };
  return calcular({ ...rotulo, arredondamento: 'MEIO_PARA_CIMA' }, [exata], (valor) => valor);
}

function comSeteCasas({ exato }: Figura): DecimalTexto {
  return arredondar(exato, 7, 'MEIO_PARA_CIMA').toFixed(7);
}
