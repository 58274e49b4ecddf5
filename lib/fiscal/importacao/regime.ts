import type { RegimeDoCalculo } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { REGIMES_TRIBUTARIOS } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { calcular, dado, expressao, type Figura } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import type { Aliquotas } from './aliquotas.ts';
import type { ContextoDoCalculo } from './contexto-do-calculo.ts';

/**
 * Returns the rate due under a regime: zero when the tax does not apply, the reduced rate under REDUCAO, and the rate in force
 * under every other regime. Exemption and suspension are included: their tax is due and not paid (domain/importacao.md §4.3).
 * @throws {RegraViolada} when the regime and its fields do not match.
 */
export function aliquotaDevida(
  tributo: RegimeDoCalculo,
  { vigente, quantidade }: Aliquotas,
  caminho: string,
  contexto: ContextoDoCalculo,
): Figura {
  conferirReducao(tributo, caminho);
  const { regime, aliquotaReduzida, reducaoPerc } = tributo;
  if (regime === 'IMUNIDADE' || regime === 'NAO_INCIDENCIA') {
    const fonte = tributo.fundamento ?? REGIMES_TRIBUTARIOS[regime];
    return dado({ nome: REGIMES_TRIBUTARIOS[regime], unidade: vigente.unidade, casas: 2, fonte }, '0');
  }
  if (aliquotaReduzida !== undefined) {
    if (quantidade) {
      throw new RegraViolada(`${caminho}.aliquotaReduzida`, 'Alíquota específica se reduz por percentual.');
    }
    const reduzida = contexto.campo(`${caminho}.aliquotaReduzida`, aliquotaReduzida, {
      nome: 'Alíquota reduzida',
      unidade: '%',
    });
    if (reduzida.exato.lte(vigente.exato)) return reduzida;
    throw new RegraViolada(`${caminho}.aliquotaReduzida`, 'A alíquota reduzida não pode passar da alíquota.');
  }
  if (reducaoPerc === undefined) return vigente;
  const reducao = contexto.campo(`${caminho}.reducaoPerc`, reducaoPerc, {
    nome: 'Percentual de redução',
    unidade: '%',
  });
  const casas = vigente.casas + reducao.casas + 2;
  return expressao(
    {
      nome: 'Alíquota reduzida',
      unidade: vigente.unidade,
      casas,
      arredondamento: 'TRUNCAR',
      fonte: tributo.fundamento ?? null,
    },
    [{ fatores: [vigente] }, { menos: true, fatores: [vigente, reducao] }],
  );
}

/**
 * Returns the share of the amount due that is paid at once under SUSPENSAO_PROPORCIONAL. It is the given share, or a rate per month
 * or fraction of stay, at most the whole (Decreto 6.759/2009, art. 373).
 * @throws {RegraViolada} when neither the share nor the months are given.
 */
export function percentualProporcional(tributo: RegimeDoCalculo, caminho: string, contexto: ContextoDoCalculo): Figura {
  if (tributo.percentualPagamento !== undefined) {
    const rotulo = { nome: 'Percentual a pagar', unidade: '%' };
    return contexto.campo(`${caminho}.percentualPagamento`, tributo.percentualPagamento, rotulo);
  }
  if (tributo.meses === undefined) {
    throw new RegraViolada(`${caminho}.meses`, 'Informe os meses de permanência do regime proporcional.');
  }
  const informados = contexto.campo(`${caminho}.meses`, tributo.meses, {
    nome: 'Meses de permanência',
    unidade: 'meses',
  });
  const meses = calcular(
    { nome: 'Meses ou fração', unidade: 'meses', casas: 0, arredondamento: 'TRUNCAR', formula: INTEIRO, fonte: RA_373 },
    [informados],
    (quantos) => quantos.ceil(),
  );
  const porMes = contexto.parametro('ADMISSAO_TEMPORARIA_PERC_MES', { nome: 'Percentual por mês', unidade: '%' });
  const soma = expressao(
    { nome: 'Percentual do tempo', unidade: '%', casas: porMes.casas, arredondamento: 'TRUNCAR', fonte: RA_373 },
    [{ fatores: [meses, porMes] }],
  );
  const teto = dado({ nome: 'Limite', unidade: '%', casas: 2, fonte: RA_373 }, '100');
  return calcular(
    {
      nome: 'Percentual a pagar',
      unidade: '%',
      casas: soma.casas,
      arredondamento: 'TRUNCAR',
      formula: MENOR,
      fonte: RA_373,
    },
    [soma, teto],
    (percentual, limite) => Exato.min(percentual, limite),
  );
}

function conferirReducao({ regime, aliquotaReduzida, reducaoPerc }: RegimeDoCalculo, caminho: string): void {
  const dadas = [aliquotaReduzida, reducaoPerc].filter((valor) => valor !== undefined).length;
  if (regime === 'REDUCAO' && dadas !== 1) {
    throw new RegraViolada(
      `${caminho}.aliquotaReduzida`,
      'Informe a alíquota reduzida ou o percentual de redução, um dos dois.',
    );
  }
  if (regime !== 'REDUCAO' && dadas > 0) {
    throw new RegraViolada(`${caminho}.regime`, `Há redução informada e o regime é ${REGIMES_TRIBUTARIOS[regime]}.`);
  }
}

const RA_373 = 'Decreto 6.759/2009, art. 373';
const INTEIRO = 'arredondado para cima';
const MENOR = 'o menor dos valores';
