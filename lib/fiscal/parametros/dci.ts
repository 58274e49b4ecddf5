import { LOCAIS_DESTINO } from '#lib/domain/aduana/viagem/local-destino.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import type { ModalidadeTributada } from '#lib/domain/zfm/dci.ts';
import {
  codigoDaExigibilidade,
  codigoDaReceita,
  DIA_DO_VENCIMENTO,
  FALTANTE_BLOQUEIA,
  MORA_PRIMEIRO_DIA_UTIL,
} from '#lib/domain/zfm/parametros-da-dci.ts';
import { EXIGIBILIDADE_PADRAO } from '#lib/fiscal/dci/exigibilidade.ts';

/**
 * Assumptions of the DCI that no public source confirms (domain/zfm.md §0, §2.1, §2.3). They are the deadline, whether a shortfall
 * of stock blocks, the first day of the multa, and the códigos de receita. They also tell for which modalidade and destino the
 * suspended taxes fall due. The cases that {@link EXIGIBILIDADE_PADRAO} leaves to a person are not here.
 */
export const PARAMETROS_DCI: readonly Parametro[] = [
  aConfirmar(DIA_DO_VENCIMENTO, '10.00', 'IN SRF 242/2002; o dia exato não consta de fonte pública consultada'),
  aConfirmar(FALTANTE_BLOQUEIA, '1.00', 'Regra do Cais, não da lei: o saldo de insumos não fica negativo'),
  aConfirmar(
    MORA_PRIMEIRO_DIA_UTIL,
    '0.00',
    '0: Lei 9.430/1996, art. 61, § 1º; 1: Boletim Central SRF 16/1997 e ADN Cosit 1/1997, por fontes secundárias',
  ),
  receitaVista('II', '86.00'),
  receitaVista('IPI', '1038.00'),
  aConfirmar(codigoDaReceita('PIS'), '5602.00', 'Código de receita do PIS-importação, pela prática'),
  aConfirmar(codigoDaReceita('COFINS'), '5629.00', 'Código de receita da COFINS-importação, pela prática'),
  ...(Object.keys(EXIGIBILIDADE_PADRAO) as ModalidadeTributada[]).flatMap(exigibilidadeDa),
];

function exigibilidadeDa(modalidade: ModalidadeTributada): Parametro[] {
  const fonte = 'DL 288/1967, arts. 6º e 7º; DL 356/1968, art. 1º; pela prática';
  return LOCAIS_DESTINO.flatMap((destino) => {
    const padrao = EXIGIBILIDADE_PADRAO[modalidade][destino];
    if (padrao === 'PERGUNTAR') return [];
    const valor = padrao === 'EXIGIVEL' ? '1.00' : '0.00';
    return [aConfirmar(codigoDaExigibilidade(modalidade, destino), valor, fonte)];
  });
}

function receitaVista(tributo: 'II' | 'IPI', valor: string): Parametro {
  const fonte = 'Código de receita dos pagamentos de DIs reais no Siscomex';
  return { ...aConfirmar(codigoDaReceita(tributo), valor, fonte), situacao: 'VERIFICADO' };
}

function aConfirmar(codigo: string, valor: string, fonte: string): Parametro {
  return { codigo, valor, vigenciaInicio: null, vigenciaFim: null, fonte, situacao: 'CONFIRMAR' };
}
