import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { type Arredondamento, calcular, dado, type Figura } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import type { CustosDcr } from './custos-dcr.ts';
import type { EntradaDcr } from './entrada-dcr.ts';

/**
 * Calculates the coeficiente calculado, in percent with 6 decimals, half up: the share of national inputs and labour in the whole
 * cost. It is shown for both types, but decides nothing when the coefficient is fixed.
 * @throws {RegraViolada} when there is neither component nor labour to divide by.
 */
export function coeficienteCalculado(custos: CustosDcr): Figura {
  return proporcao('Coeficiente calculado', custos, 6, 'MEIO_PARA_CIMA');
}

/**
 * Calculates the CRA, coeficiente de redução da alíquota, in percent with 2 decimals. It is 88 or the coefficient of the costs,
 * plus the acréscimo, at most 100 (DL 288/1967, art. 7º, §§ 1º, 4º, 9º, 10 e 15). No public source says how the coefficient is
 * rounded (zfm.md §0), so `arredondamento` decides it. It comes from the exact costs, never from the figure of 6 decimals.
 * @throws {RegraViolada} when the variable coefficient has no cost to divide by.
 */
export function coeficienteDeReducao(
  { tipoCoeficiente, acrescimoPP }: Pick<EntradaDcr, 'tipoCoeficiente' | 'acrescimoPP'>,
  custos: CustosDcr,
  arredondamento: Arredondamento,
): Figura {
  const base =
    tipoCoeficiente === 'F'
      ? dado({ nome: 'Coeficiente fixo', unidade: '%', casas: 2, fonte: 'DL 288/1967, art. 7º, § 4º' }, '88')
      : proporcao('Coeficiente variável', custos, 2, arredondamento);
  const acrescimo = { nome: 'Acréscimo', unidade: 'p.p.', casas: 2, fonte: fonteDoAcrescimo(acrescimoPP) };
  return calcular(
    {
      nome: 'CRA — coeficiente de redução da alíquota',
      unidade: '%',
      casas: 2,
      formula: 'coeficiente + acréscimo, até 100',
      fonte: 'DL 288/1967, art. 7º, § 10',
      arredondamento,
    },
    [base, dado(acrescimo, acrescimoPP)],
    (coeficiente, pontos) => Exato.min(CEM, coeficiente.plus(pontos)),
  );
}

/** Each paragraph of the law gives its own points. Only the paragraph that applies is cited, and none for other points. */
function fonteDoAcrescimo(acrescimoPP: DecimalTexto): string {
  const pontos = new Exato(acrescimoPP).toFixed(2);
  if (pontos === '5.00') return 'DL 288/1967, art. 7º, § 9º';
  if (pontos === '10.00') return 'DL 288/1967, art. 7º, § 15';
  return 'informado';
}

function proporcao(nome: string, custos: CustosDcr, casas: number, arredondamento: Arredondamento): Figura {
  const { ccn, cci, cmo } = custos;
  if (ccn.exato.plus(cci.exato).plus(cmo.exato).isZero()) {
    throw new RegraViolada(
      'nacionais',
      'Sem componentes e sem mão de obra não há coeficiente: informe ao menos um componente, ou salários e encargos.',
    );
  }
  return calcular(
    {
      nome,
      unidade: '%',
      casas,
      formula: '100 × (CCN + CMO) ÷ (CCN + CCI + CMO)',
      fonte: 'DL 288/1967, art. 7º, § 1º; IN SRF 17/2001',
      arredondamento,
    },
    [ccn, cci, cmo],
    (nacional, importado, maoDeObra) => {
      const reduzida = nacional.plus(maoDeObra);
      return reduzida.times(100).div(reduzida.plus(importado));
    },
  );
}

const CEM = new Exato(100);
