import {
  OUTROS_TRIBUTOS,
  type OutroDeclarado,
  type OutrosDeclarados,
  type OutroTributo,
  TRIBUTOS_DI,
  type TributoDeclarado,
  type TributoDi,
  type TributoDoItem,
  type TributosDeclarados,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { aliquotaEm, decimalEm, type Lugar, listaEm, textoEm } from './duimp-json-leitura.ts';

type TributosDoItem = Record<TributoDi, TributoDoItem>;

/** Reads the four taxes of an item. A tax that the file does not calculate has nothing due. */
export function tributosDoItem(item: Lugar): TributosDoItem {
  const calculados = listaEm(item, 'tributos.tributosCalculados');
  const aplicados = listaEm(item, 'tributos.tributosAplicados');
  return porTributo((tributo) => {
    const sigla = tributo.toUpperCase();
    const calculado = calculados.find((tributoCalculado) => textoEm(tributoCalculado, 'tipo') === sigla);
    const aplicado = aplicados.find((tributoAplicado) => textoEm(tributoAplicado, 'tributo.codigo') === sigla);
    return tributoDoItem(calculado, aplicado);
  });
}

/** Returns the paths of the four taxes that the model holds. The leaves beside them are kept as they are. */
export function folhasDosTributos(item: Lugar): string[] {
  const daLista = (lista: string, sigla: string, folhas: readonly string[]) =>
    listaEm(item, lista).flatMap((lugar, i) =>
      SIGLAS.has(textoEm(lugar, sigla) ?? '') ? folhas.map((folha) => `${lista}.${i + 1}.${folha}`) : [],
    );
  return [
    ...daLista('tributos.tributosAplicados', 'tributo.codigo', FOLHAS_APLICADAS),
    ...daLista('tributos.tributosCalculados', 'tipo', FOLHAS_CALCULADAS),
  ];
}

/** Returns what an item owes besides the four taxes, as the Portal calculated it. Fines with and without reduction are added up. */
export function outrosDoItem(item: Lugar): OutrosDeclarados {
  const calculados = listaEm(item, 'tributos.tributosCalculados');
  return mapearOutros((tributo) => {
    const tributosCalculados = calculados.filter((tributoCalculado) =>
      TIPOS[tributo].includes(textoEm(tributoCalculado, 'tipo') ?? ''),
    );
    return tributosCalculados.length === 0 ? undefined : outroDeclarado(tributosCalculados);
  });
}

/** Sums the taxes of the items of an adição. A rate or regime is kept only if all items share it. */
export function somarTributos(dosItens: readonly TributosDeclarados[]): TributosDeclarados {
  return porTributo((tributo) => {
    const tributosDosItens = dosItens.map((tributosDeclarados) => tributosDeclarados[tributo]);
    return {
      regime: {
        codigo: emComum(tributosDosItens, ({ regime }) => regime.codigo),
        nome: emComum(tributosDosItens, ({ regime }) => regime.nome),
      },
      base: somaOuNada(tributosDosItens.map(({ base }) => base)),
      aliquota: emComum(tributosDosItens, ({ aliquota }) => aliquota),
      aliquotaReduzida: emComum(tributosDosItens, ({ aliquotaReduzida }) => aliquotaReduzida),
      devido: somar(tributosDosItens.map(({ devido }) => devido)).toFixed(2),
      recolher: somar(tributosDosItens.map(({ recolher }) => recolher)).toFixed(2),
    };
  });
}

export function somarOutros(dosItens: readonly OutrosDeclarados[]): OutrosDeclarados {
  return mapearOutros((tributo) => {
    const outrosDosItens = dosItens.flatMap((outrosTributos) => outrosTributos[tributo] ?? []);
    const [primeiro] = outrosDosItens;
    if (!primeiro || outrosDosItens.length === 1) return primeiro;
    return {
      devido: somar(outrosDosItens.map(({ devido }) => devido)).toFixed(2),
      recolher: somar(outrosDosItens.map(({ recolher }) => recolher)).toFixed(2),
      especifica: null,
      aliquota: emComum(outrosDosItens, ({ aliquota }) => aliquota),
    };
  });
}

/** Sums the amounts; null when any part is missing. */
export function somaOuNada(parcelas: readonly (DecimalTexto | null)[], casas = 2): DecimalTexto | null {
  return parcelas.length === 0 || parcelas.includes(null) ? null : somar(parcelas).toFixed(casas);
}

export function emComum<T, V>(lista: readonly T[], valor: (elemento: T) => V | null): V | null {
  const [primeiro, ...outros] = new Set(lista.map(valor));
  return outros.length === 0 ? (primeiro ?? null) : null;
}

function tributoDoItem(calculado: Lugar | undefined, aplicado: Lugar | undefined): TributoDoItem {
  const regime = (aplicado && textoEm(aplicado, 'regime.codigo')) ?? null;
  const nome = REGIMES[regime ?? ''] ?? null;
  const reais = (onde: string) => (calculado ? decimalEm(calculado, onde, 2) : null);
  const perc = (onde: string) => (calculado ? aliquotaEm(calculado, `memoriaCalculo.${onde}`) : null);
  const especifica = calculado ? aliquotaEspecifica(calculado) : null;
  const fundamento =
    (aplicado && textoEm(aplicado, 'fundamento.codigo')) ??
    (calculado && textoEm(calculado, 'memoriaCalculo.codigoFundamentoLegalNormal')) ??
    null;
  const reduzida = perc('valorAliquotaReduzida');
  return {
    regime: { codigo: regime, nome },
    base: reais('memoriaCalculo.baseCalculoBRL'),
    aliquota: perc('valorAliquota'),
    // The Portal may write a zero where there is no reduced rate. Under the regime of reduction a zero is the rate.
    aliquotaReduzida: nome === REGIMES[REDUCAO] || !ehZero(reduzida) ? reduzida : null,
    devido: reais('valoresBRL.devido') ?? NADA,
    recolher: reais('valoresBRL.aRecolher') ?? NADA,
    fundamento,
    tipoAliquota: (calculado && textoEm(calculado, 'memoriaCalculo.tipoAliquota')) ?? null,
    especifica,
    baseReduzida: reais('memoriaCalculo.baseCalculoReduzidaBRL'),
    reducaoDaBase: perc('percentualReducaoBaseCalculo'),
    reducaoDaAliquota: perc('percentualReducaoAliquotaReduzida'),
    percentualPagamento: perc('percentualPagamento'),
    calculado: reais('valoresBRL.calculado'),
    reduzido: reais('valoresBRL.aReduzir'),
    suspenso: reais('valoresBRL.suspenso'),
    originalDevido: reais('valoresBRL.originalDevido'),
    atributos: aplicado ? atributosEm(aplicado, 'atributos') : [],
  };
}

/** Reads the codes and values of a list of attributes. */
export function atributosEm(lugar: Lugar, caminho: string): { codigo: string | null; valor: string | null }[] {
  return listaEm(lugar, caminho).map((atributo) => ({
    codigo: textoEm(atributo, 'codigo'),
    valor: textoEm(atributo, 'valor'),
  }));
}

/** The base of a specific rate is the number of units it applies to. */
function aliquotaEspecifica(calculado: Lugar): TributoDoItem['especifica'] {
  if (textoEm(calculado, 'memoriaCalculo.tipoAliquota') !== 'ESPECIFICA') return null;
  const quantidade = decimalEm(calculado, 'memoriaCalculo.baseCalculoEspecificaBRL', 5);
  const valorUnidade = aliquotaEm(calculado, 'memoriaCalculo.valorAliquotaEspecifica');
  return quantidade && valorUnidade ? { quantidade, valorUnidade } : null;
}

function outroDeclarado(calculados: readonly Lugar[]): OutroDeclarado {
  const somarEm = (onde: string) =>
    somar(calculados.map((tributoCalculado) => decimalEm(tributoCalculado, onde, 2))).toFixed(2);
  const [primeiro, ...mais] = calculados;
  const sozinho = primeiro && mais.length === 0 ? primeiro : null;
  const especifica = sozinho && aliquotaEspecifica(sozinho);
  return {
    devido: somarEm('valoresBRL.devido'),
    recolher: somarEm('valoresBRL.aRecolher'),
    especifica,
    aliquota: especifica || !sozinho ? null : aliquotaEm(sozinho, 'memoriaCalculo.valorAliquota'),
  };
}

function porTributo<T extends TributoDeclarado>(de: (tributo: TributoDi) => T): Record<TributoDi, T> {
  return Object.fromEntries(TRIBUTOS_DI.map((tributo) => [tributo, de(tributo)])) as Record<TributoDi, T>;
}

function mapearOutros(de: (tributo: OutroTributo) => OutroDeclarado | undefined): OutrosDeclarados {
  return Object.fromEntries(
    OUTROS_TRIBUTOS.flatMap((tributo) => {
      const declarado = de(tributo);
      return declarado ? [[tributo, declarado]] : [];
    }),
  );
}

function ehZero(aliquota: DecimalTexto | null): boolean {
  return aliquota === null || new Exato(aliquota).isZero();
}

const NADA = '0.00';

const SIGLAS = new Set(TRIBUTOS_DI.map((tributo) => tributo.toUpperCase()));

const FOLHAS_APLICADAS = ['tributo.codigo', 'regime.codigo', 'fundamento.codigo', 'atributos'];

const FOLHAS_CALCULADAS = [
  'tipo',
  'valoresBRL.calculado',
  'valoresBRL.aReduzir',
  'valoresBRL.devido',
  'valoresBRL.suspenso',
  'valoresBRL.aRecolher',
  'valoresBRL.originalDevido',
  'memoriaCalculo.baseCalculoBRL',
  'memoriaCalculo.baseCalculoReduzidaBRL',
  'memoriaCalculo.percentualReducaoBaseCalculo',
  'memoriaCalculo.percentualReducaoAliquotaReduzida',
  'memoriaCalculo.percentualPagamento',
  'memoriaCalculo.valorAliquota',
];

/**
 * Names in the API of the Portal. A compensatory duty is MEDIDAS on an item of the importer's answer, and MEDIDAS_COMPENSATORIAS
 * elsewhere.
 */
const TIPOS: Readonly<Record<OutroTributo, readonly string[]>> = {
  antidumping: ['ANTIDUMPING'],
  compensatorio: ['MEDIDAS', 'MEDIDAS_COMPENSATORIAS'],
  salvaguarda: ['SALVAGUARDA'],
  cide: ['CIDE'],
  multa: ['MULTA', 'MULTA_COM_REDUCAO', 'MULTA_SEM_REDUCAO'],
};

const REDUCAO = '4';

/** Regimes of domain/importacao.md §2.4, in the words that a DI prints. */
const REGIMES: Readonly<Record<string, string>> = {
  '1': 'RECOLHIMENTO INTEGRAL',
  '2': 'IMUNIDADE',
  '3': 'ISENÇÃO',
  [REDUCAO]: 'REDUÇÃO',
  '5': 'SUSPENSÃO',
  '6': 'NÃO INCIDÊNCIA',
  '10': 'SUSPENSÃO COM PAGAMENTO PROPORCIONAL',
};
