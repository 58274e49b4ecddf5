import { Exato, somar } from '#lib/domain/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/decimal-texto.ts';
import {
  TRIBUTOS_DI,
  type TributoDeclarado,
  type TributoDi,
  type TributosDeclarados,
} from '#lib/domain/declaracao-importacao.ts';
import { decimalEm, type Lugar, listaEm, textoEm } from './duimp-json-leitura.ts';

/** The four taxes of an item, amounts with seven decimals; one the file does not calculate is due in nothing. */
export function tributosDoItem(item: Lugar): TributosDeclarados {
  return porTributo((tributo) => {
    const sigla = tributo.toUpperCase();
    const calculado = listaEm(item, 'tributos.tributosCalculados').find((um) => textoEm(um, 'tipo') === sigla);
    const aplicado = listaEm(item, 'tributos.tributosAplicados').find((um) => textoEm(um, 'tributo.codigo') === sigla);
    const regime = (aplicado && textoEm(aplicado, 'regime.codigo')) ?? null;
    const valor = (nome: string) => (calculado ? decimalEm(calculado, nome, 7) : null);
    const aliquota = (nome: string) => (calculado ? decimalEm(calculado, nome, 2) : null);
    return {
      regime: { codigo: regime, nome: REGIMES[regime ?? ''] ?? null },
      base: valor('memoriaCalculo.baseCalculoBRL'),
      aliquota: aliquota('memoriaCalculo.valorAliquota'),
      aliquotaReduzida: seNaoForZero(aliquota('memoriaCalculo.valorAliquotaReduzida')),
      devido: valor('valoresBRL.devido') ?? NADA,
      recolher: valor('valoresBRL.aRecolher') ?? NADA,
    };
  });
}

/** Of an adição: amounts summed to the cent, half up, and the rates and regime its items have in common; none where they differ. */
export function somarTributos(dosItens: readonly TributosDeclarados[]): TributosDeclarados {
  return porTributo((tributo) => {
    const seus = dosItens.map((um) => um[tributo]);
    return {
      regime: {
        codigo: emComum(seus, ({ regime }) => regime.codigo),
        nome: emComum(seus, ({ regime }) => regime.nome),
      },
      base: somaOuNada(seus.map(({ base }) => base)),
      aliquota: emComum(seus, ({ aliquota }) => aliquota),
      aliquotaReduzida: emComum(seus, ({ aliquotaReduzida }) => aliquotaReduzida),
      devido: somar(seus.map(({ devido }) => devido)).toFixed(2),
      recolher: somar(seus.map(({ recolher }) => recolher)).toFixed(2),
    };
  });
}

/** A sum of which no part is there is not there. */
export function somaOuNada(parcelas: readonly (DecimalTexto | null)[], casas = 2): DecimalTexto | null {
  return parcelas.every((parcela) => parcela === null) ? null : somar(parcelas).toFixed(casas);
}

export function emComum<T, V>(lista: readonly T[], valor: (um: T) => V | null): V | null {
  const [primeiro, ...outros] = new Set(lista.map(valor));
  return outros.length === 0 ? (primeiro ?? null) : null;
}

function porTributo(de: (tributo: TributoDi) => TributoDeclarado): TributosDeclarados {
  return Object.fromEntries(TRIBUTOS_DI.map((tributo) => [tributo, de(tributo)])) as unknown as TributosDeclarados;
}

function seNaoForZero(aliquota: DecimalTexto | null): DecimalTexto | null {
  return aliquota !== null && !new Exato(aliquota).isZero() ? aliquota : null;
}

const NADA = '0.00';

/** domain/importacao.md §2.4, in the words a DI prints. */
const REGIMES: Readonly<Record<string, string>> = {
  '1': 'RECOLHIMENTO INTEGRAL',
  '2': 'IMUNIDADE',
  '3': 'ISENÇÃO',
  '4': 'REDUÇÃO',
  '5': 'SUSPENSÃO',
  '6': 'NÃO INCIDÊNCIA',
  '10': 'SUSPENSÃO COM PAGAMENTO PROPORCIONAL',
};
