import type {
  CofinsDoCalculo,
  ContribuicaoDoCalculo,
  TributoDoCalculo,
} from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { type Figura, soma } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import type { ContextoDoCalculo } from './contexto-do-calculo.ts';

/** The rate of a tax before its regime applies. */
export interface Aliquotas {
  /** The full rate. */
  cheia: Figura;
  /** The rate after what lowers it under any regime: an ex-tarifário, an agreement. */
  vigente: Figura;
  /** The quantity that a specific rate multiplies; null for a percentage of the value. */
  quantidade: Figura | null;
}

/** Returns the rate of the IPI by the TIPI, in per cent or in reais per unit. */
export function aliquotasDoIpi(ipi: TributoDoCalculo, caminho: string, contexto: ContextoDoCalculo): Aliquotas {
  return especifica('IPI', ipi, caminho, contexto) ?? informada('IPI', ipi, caminho, contexto);
}

/** Returns the rate of the PIS-Importação: the given rate, or that of its category on the day of registration. */
export function aliquotasDoPis(pis: ContribuicaoDoCalculo, caminho: string, contexto: ContextoDoCalculo): Aliquotas {
  return especifica('PIS', pis, caminho, contexto) ?? daContribuicao('PIS', pis, caminho, contexto);
}

/**
 * Returns the rate of the COFINS-Importação: like PIS, plus the adicional if the NCM has it (Lei 10.865/2004, art. 8º, §§ 21 e
 * 21-A).
 */
export function aliquotasDaCofins(cofins: CofinsDoCalculo, caminho: string, contexto: ContextoDoCalculo): Aliquotas {
  const porUnidade = especifica('COFINS', cofins, caminho, contexto);
  if (porUnidade && cofins.adicional) {
    throw new RegraViolada(`${caminho}.adicional`, 'O adicional da COFINS não se soma a uma alíquota específica.');
  }
  if (porUnidade) return porUnidade;
  const semAdicional = daContribuicao('COFINS', cofins, caminho, contexto);
  if (!cofins.adicional) return semAdicional;
  const adicional = contexto.parametro('COFINS_ADICIONAL', { nome: 'Adicional da COFINS', unidade: '%' });
  const casas = Math.max(semAdicional.cheia.casas, adicional.casas);
  const rotulo = { nome: 'Alíquota da COFINS com adicional', casas, arredondamento: 'TRUNCAR' } as const;
  return adValorem(
    soma({ ...rotulo, unidade: '%', fonte: 'Lei 10.865/2004, art. 8º' }, [semAdicional.cheia, adicional]),
  );
}

/** Returns the rate given in the entrada. */
export function informada(
  sigla: string,
  { aliquota }: TributoDoCalculo,
  caminho: string,
  { campo }: ContextoDoCalculo,
): Aliquotas {
  if (aliquota === undefined) throw new RegraViolada(`${caminho}.aliquota`, `Informe a alíquota do tributo ${sigla}.`);
  return adValorem(campo(`${caminho}.aliquota`, aliquota, { nome: `Alíquota do ${sigla}`, unidade: '%' }));
}

function daContribuicao(
  sigla: 'PIS' | 'COFINS',
  tributo: ContribuicaoDoCalculo,
  caminho: string,
  contexto: ContextoDoCalculo,
): Aliquotas {
  const { categoria, aliquota } = tributo;
  if (categoria === undefined) return informada(sigla, tributo, caminho, contexto);
  if (aliquota !== undefined) {
    throw new RegraViolada(`${caminho}.categoria`, 'Informe a alíquota ou a categoria, não as duas.');
  }
  return adValorem(
    contexto.parametro(`${sigla}_IMPORTACAO_${categoria}`, { nome: `Alíquota do ${sigla}`, unidade: '%' }),
  );
}

function especifica(
  sigla: string,
  tributo: TributoDoCalculo,
  caminho: string,
  { campo }: ContextoDoCalculo,
): Aliquotas | null {
  if (!tributo.especifica) return null;
  const { quantidade, valorUnidade, unidade = 'un' } = tributo.especifica;
  // A figure in % would count as hundredths.
  if (unidade.includes('%')) throw new RegraViolada(`${caminho}.especifica.unidade`, 'A unidade não é um percentual.');
  const cheia = campo(`${caminho}.especifica.valorUnidade`, valorUnidade, {
    nome: `Alíquota específica do ${sigla}`,
    unidade: `R$/${unidade}`,
    casas: 5,
  });
  return {
    cheia,
    vigente: cheia,
    quantidade: campo(`${caminho}.especifica.quantidade`, quantidade, {
      nome: `Quantidade tributada do ${sigla}`,
      unidade,
      casas: 5,
    }),
  };
}

function adValorem(cheia: Figura): Aliquotas {
  return { cheia, vigente: cheia, quantidade: null };
}
