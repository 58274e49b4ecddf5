import type { TratamentoIcms } from '#lib/domain/regime-tributario.ts';
import { calcular, expressao, type Figura, soma } from '#lib/fiscal/memoria.ts';
import { CENTAVOS_MEIO_PARA_CIMA } from '#lib/fiscal/precisao.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';

export interface IcmsACalcular {
  /** Customs value, federal taxes to be paid, fees and other customs expenses, in reais. */
  parcelas: readonly Figura[];
  aliquota: Figura;
  tratamento: TratamentoIcms;
  /** Per cent taken off the base, with REDUZIDO. */
  reducao: Figura | null;
  /** Path of the fields, for a refusal. */
  caminho: string;
}

export interface IcmsCalculado {
  base: Figura;
  aliquota: Figura;
  icms: Figura;
  recolher: Figura;
}

/**
 * ICMS of an import, in reais with 2 decimals, half up: it is part of its own base (LC 87/1996, art. 13, V e § 1º, I). A reduction
 * is taken off that base, the rate staying in the divisor; that some States divide by the effective rate is not looked at.
 * @throws {RegraViolada} when the rate leaves nothing to divide by, or REDUZIDO and the reduction do not go together.
 */
export function calcularIcms({ parcelas, aliquota, tratamento, reducao, caminho }: IcmsACalcular): IcmsCalculado {
  if (aliquota.exato.gte(100)) throw new RegraViolada(`${caminho}aliquota`, 'A alíquota do ICMS é menor que 100%.');
  if ((tratamento === 'REDUZIDO') !== (reducao !== null)) {
    throw new RegraViolada(
      `${caminho}reducaoPerc`,
      'O percentual de redução acompanha o tratamento REDUZIDO, e só ele.',
    );
  }
  const rotulo = (nome: string) => ({ ...CENTAVOS_MEIO_PARA_CIMA, nome, unidade: 'R$', fonte: LEI });
  const somada = soma({ ...rotulo('Soma sem o ICMS'), casas: maiorCasas(parcelas) }, parcelas);
  const cheia = calcular(
    { ...rotulo('Base do ICMS'), formula: 'Soma sem o ICMS ÷ (1 − Alíquota do ICMS)' },
    [somada, aliquota],
    (valor, percentual) => valor.div(percentual.div(100).neg().plus(1)),
  );
  const base = reducao
    ? expressao(rotulo('Base reduzida do ICMS'), [{ fatores: [cheia] }, { menos: true, fatores: [cheia, reducao] }])
    : cheia;
  const icms = expressao(rotulo('ICMS'), [{ fatores: [base, aliquota] }]);
  if (tratamento !== 'DIFERIDO' && tratamento !== 'EXONERADO') return { base, aliquota, icms, recolher: icms };
  const afastado = expressao(rotulo(tratamento === 'DIFERIDO' ? 'ICMS diferido' : 'ICMS exonerado'), [
    { fatores: [icms] },
  ]);
  const recolher = expressao(rotulo('ICMS a recolher'), [{ fatores: [icms] }, { menos: true, fatores: [afastado] }]);
  return { base, aliquota, icms, recolher };
}

/** A DUIMP hands over 7 decimals, which are not to be lost before the division. */
function maiorCasas(parcelas: readonly Figura[]): number {
  return Math.max(2, ...parcelas.map(({ casas }) => casas));
}

const LEI = 'LC 87/1996, art. 13, V e § 1º, I';
