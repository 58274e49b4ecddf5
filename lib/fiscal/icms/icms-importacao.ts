import { reduzABase, TRATAMENTOS_ICMS, type TratamentoIcms } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { calcular, expressao, type Figura, soma } from '#lib/fiscal/memoria.ts';
import { CENTAVOS_MEIO_PARA_CIMA } from '#lib/fiscal/precisao.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';

export interface IcmsACalcular {
  /** Customs value, federal taxes to pay, fees and other customs expenses, in reais. */
  parcelas: readonly Figura[];
  aliquota: Figura;
  tratamento: TratamentoIcms;
  /** Reduction of the base in per cent, with REDUZIDO and CARGA_EFETIVA. */
  reducao: Figura | null;
  /** Path of the fields, for error messages. */
  caminho: string;
}

export interface IcmsCalculado {
  base: Figura;
  aliquota: Figura;
  icms: Figura;
  recolher: Figura;
}

/**
 * Calculates the ICMS of an import, in reais with 2 decimals, half up. The ICMS is part of its own base (LC 87/1996, art. 13, V e §
 * 1º, I). REDUZIDO reduces that base, with the full rate in the divisor. CARGA_EFETIVA divides by the remaining burden, rounded to
 * the 2 decimals in which convênios give it. It shows the base that gives the tax at the full rate (Convênio ICMS 52/1991).
 * @throws {RegraViolada} when the rate makes the divisor zero, or when treatment and reduction do not match.
 */
export function calcularIcms({ parcelas, aliquota, tratamento, reducao, caminho }: IcmsACalcular): IcmsCalculado {
  if (aliquota.exato.gte(100)) throw new RegraViolada(`${caminho}aliquota`, 'A alíquota do ICMS é menor que 100%.');
  if (reduzABase(tratamento) !== (reducao !== null)) {
    throw new RegraViolada(
      `${caminho}reducaoPerc`,
      `O percentual de redução acompanha “${TRATAMENTOS_ICMS.REDUZIDO}” e “${TRATAMENTOS_ICMS.CARGA_EFETIVA}”, e só eles.`,
    );
  }
  if (tratamento === 'CARGA_EFETIVA' && aliquota.exato.isZero()) {
    throw new RegraViolada(`${caminho}aliquota`, 'Com alíquota zero não há carga efetiva a que reduzir a base.');
  }
  const somada = soma({ ...rotulo('Soma sem o ICMS'), casas: maiorCasas(parcelas) }, parcelas);
  const base = baseDoIcms(somada, aliquota, tratamento, reducao);
  const icms = expressao(rotulo('ICMS'), [{ fatores: [base, aliquota] }]);
  if (tratamento !== 'DIFERIDO' && tratamento !== 'EXONERADO') return { base, aliquota, icms, recolher: icms };
  const afastado = expressao(rotulo(tratamento === 'DIFERIDO' ? 'ICMS diferido' : 'ICMS exonerado'), [
    { fatores: [icms] },
  ]);
  const recolher = expressao(rotulo('ICMS a recolher'), [{ fatores: [icms] }, { menos: true, fatores: [afastado] }]);
  return { base, aliquota, icms, recolher };
}

function baseDoIcms(somada: Figura, aliquota: Figura, tratamento: TratamentoIcms, reducao: Figura | null): Figura {
  if (reducao && tratamento === 'CARGA_EFETIVA') return basePelaCarga(somada, aliquota, reducao);
  const cheia = calcular(
    { ...rotulo('Base do ICMS'), formula: 'Soma sem o ICMS ÷ (1 − Alíquota do ICMS)' },
    [somada, aliquota],
    (valor, percentual) => valor.div(percentual.div(100).neg().plus(1)),
  );
  if (!reducao) return cheia;
  return expressao(rotulo('Base reduzida do ICMS'), [{ fatores: [cheia] }, { menos: true, fatores: [cheia, reducao] }]);
}

function basePelaCarga(somada: Figura, aliquota: Figura, reducao: Figura): Figura {
  const carga = expressao({ ...rotulo('Carga efetiva do ICMS'), unidade: '%', fonte: CONVENIO }, [
    { fatores: [aliquota] },
    { menos: true, fatores: [aliquota, reducao] },
  ]);
  return calcular(
    { ...rotulo('Base reduzida do ICMS'), formula: PELA_CARGA, fonte: CONVENIO },
    [somada, carga, aliquota],
    (valor, efetiva, cheia) => valor.times(efetiva).div(efetiva.div(100).neg().plus(1)).div(cheia),
  );
}

function rotulo(nome: string) {
  return { ...CENTAVOS_MEIO_PARA_CIMA, nome, unidade: 'R$', fonte: LEI };
}

/** A DUIMP gives 7 decimals, which must survive until the division. */
function maiorCasas(parcelas: readonly Figura[]): number {
  return Math.max(2, ...parcelas.map(({ casas }) => casas));
}

const LEI = 'LC 87/1996, art. 13, V e § 1º, I';
const CONVENIO = 'Convênio ICMS 52/1991; LC 87/1996, art. 13, § 1º, I';
const PELA_CARGA = 'Soma sem o ICMS ÷ (1 − Carga efetiva do ICMS) × Carga efetiva do ICMS ÷ Alíquota do ICMS';
