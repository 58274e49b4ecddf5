import type { AfrmmDoCalculo } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { TratamentoAfrmm } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { calcular, dado, expressao, type Figura } from '#lib/fiscal/memoria.ts';
import { AFRMM_NAO_INCIDE_N_NE } from '#lib/fiscal/parametros/afrmm.ts';
import { CENTAVOS_MEIO_PARA_CIMA } from '#lib/fiscal/precisao.ts';
import { type ContextoDoCalculo, valorEmMoeda } from './contexto-do-calculo.ts';

export interface AfrmmCalculado {
  /** Freight of the CE-Mercante in reais. */
  base: Figura;
  aliquota: Figura;
  calculado: Figura;
  recolher: Figura;
  tum: Figura;
}

/**
 * Calculates the AFRMM on the freight of the CE-Mercante (Lei 10.893/2004), and the TUM of each CE with AFRMM (Decreto 5.324/2004,
 * art. 2º). The declarant says whether the cargo is exempt. The day decides whether cargo of the North and the Northeast is free of
 * it. The law uses the start of unloading; the calculation uses the day of registration, the only day it knows.
 */
export function calcularAfrmm(afrmm: AfrmmDoCalculo, contexto: ContextoDoCalculo): AfrmmCalculado {
  const rotulo = (nome: string, fonte: string) => ({ ...CENTAVOS_MEIO_PARA_CIMA, nome, unidade: 'R$', fonte });
  const frete = valorEmMoeda(contexto, 'afrmm.frete', afrmm.frete, 'Frete do CE-Mercante');
  const base = expressao(rotulo('Frete do CE-Mercante em reais', LEI), [{ fatores: [frete.valor, frete.taxa] }]);
  const aliquota = contexto.parametro(`AFRMM_${afrmm.navegacao}`, { nome: 'Alíquota do AFRMM', unidade: '%' });
  const calculado = expressao(rotulo('AFRMM', LEI), [{ fatores: [base, aliquota] }]);
  const motivo = porQueNaoSePaga(afrmm, contexto);
  const recolher = motivo
    ? calcular(
        { ...rotulo('AFRMM a recolher', LEI), formula: `zero: ${motivo.formula}` },
        [calculado, motivo.figura],
        () => ZERO,
      )
    : calculado;
  const conhecimentos = contexto.campo('afrmm.conhecimentos', String(afrmm.conhecimentos), {
    nome: 'Conhecimentos com TUM',
    unidade: '',
    casas: 0,
  });
  const porConhecimento = contexto.parametro('TUM', { nome: 'TUM por conhecimento', unidade: 'R$' });
  const tum = motivo?.afastaTum
    ? calcular(
        { ...rotulo('TUM', SEM_TUM), formula: `zero: ${motivo.formula}, e sem AFRMM não há TUM` },
        [conhecimentos, porConhecimento, motivo.figura],
        () => ZERO,
      )
    : expressao(rotulo('TUM', 'Decreto 5.324/2004, art. 2º'), [{ fatores: [conhecimentos, porConhecimento] }]);
  return { base, aliquota, calculado, recolher, tum };
}

interface Motivo {
  formula: string;
  figura: Figura;
  /** Without AFRMM, by exemption or non-incidence, there is no TUM. With a suspended AFRMM the TUM stays. */
  afastaTum: boolean;
}

function porQueNaoSePaga(
  { navegacao, norteNordeste, tratamento }: AfrmmDoCalculo,
  contexto: ContextoDoCalculo,
): Motivo | null {
  return doDia({ navegacao, norteNordeste }, contexto) ?? (tratamento === 'INTEGRAL' ? null : doDeclarante(tratamento));
}

/** A tax without incidence cannot be suspended. */
function doDia(
  { navegacao, norteNordeste }: Pick<AfrmmDoCalculo, 'navegacao' | 'norteNordeste'>,
  contexto: ContextoDoCalculo,
): Motivo | null {
  if (navegacao === 'LONGO_CURSO' || (navegacao === 'CABOTAGEM' && norteNordeste === false)) return null;
  const naoIncide = contexto.parametroSeHouver(AFRMM_NAO_INCIDE_N_NE, {
    nome: 'Sem AFRMM na carga do Norte e do Nordeste',
    unidade: '',
  });
  if (naoIncide === null || naoIncide.exato.isZero()) return null;
  const porto = navegacao === 'CABOTAGEM' && norteNordeste === undefined ? ' (presumido, por ser carga de Manaus)' : '';
  const formula = `não incide, origem ou destino no Norte ou no Nordeste${porto}`;
  return { formula, figura: naoIncide, afastaTum: true };
}

function doDeclarante(tratamento: Exclude<TratamentoAfrmm, 'INTEGRAL'>): Motivo {
  const formula = POR_EXTENSO[tratamento];
  const figura = dado({ nome: `AFRMM: ${formula}`, unidade: '', casas: 0, fonte: 'informado' }, '1');
  return { formula, figura, afastaTum: tratamento !== 'SUSPENSAO' };
}

const POR_EXTENSO = { ISENCAO: 'isento', SUSPENSAO: 'suspenso', NAO_INCIDENCIA: 'não incide' } as const;
const ZERO = new Exato(0);
const LEI = 'Lei 10.893/2004';
const SEM_TUM = 'Decreto 8.257/2014, art. 11, § 3º, II';
