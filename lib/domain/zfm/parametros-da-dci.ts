import { LOCAIS_DESTINO, type LocalDestino, NOME_LOCAL_DESTINO } from '#lib/domain/aduana/viagem/local-destino.ts';
import {
  MODALIDADES_DCI,
  type ModalidadeTributada,
  NOME_MODALIDADE_DCI,
  TRIBUTOS_DCI,
  type TributoDci,
} from './dci.ts';

/** Codes of the parameters the DCI uses. */
export const DIA_DO_VENCIMENTO = 'DCI_DIA_VENCIMENTO';
export const FALTANTE_BLOQUEIA = 'DCI_FALTANTE_BLOQUEIA';
export const MORA_PRIMEIRO_DIA_UTIL = 'MORA_PRIMEIRO_DIA_UTIL';
export const SELIC_MENSAL = 'SELIC_MENSAL';

export const codigoDaReceita = (tributo: TributoDci) => `DCI_RECEITA_${tributo}`;
export const codigoDaExigibilidade = (modalidade: ModalidadeTributada, destino: LocalDestino) =>
  `DCI_EXIGIVEL_${modalidade}_${destino}`;

/** What a DCI parameter sets, for use within a sentence; null for any other code. */
export function parametroDaDciPorExtenso(codigo: string): string | null {
  return POR_EXTENSO.get(codigo) ?? null;
}

const TRIBUTADAS = MODALIDADES_DCI.filter((modalidade) => modalidade !== 'PN');

const POR_EXTENSO: ReadonlyMap<string, string> = new Map([
  [DIA_DO_VENCIMENTO, 'Dia do mês seguinte em que vence a DCI mensal; sem expediente bancário, o dia útil anterior'],
  [FALTANTE_BLOQUEIA, '1 quando a falta de saldo impede de validar a DCI; 0 quando só avisa'],
  [
    MORA_PRIMEIRO_DIA_UTIL,
    'Primeiro dia da multa de mora: 0 conta do dia seguinte ao vencimento, como está na Lei 9.430/1996, art. 61, § 1º; 1 conta do primeiro dia útil depois dele, como a Receita faz na prática (Boletim Central SRF 16/1997; ADN Cosit 1/1997). As duas leituras têm quem as defenda: confirme qual usar',
  ],
  [
    SELIC_MENSAL,
    'Selic acumulada de um mês, em %, para os juros da DCI em atraso: um parâmetro por mês, com início da vigência nele',
  ],
  ...TRIBUTOS_DCI.map(
    (tributo) => [codigoDaReceita(tributo), `Código de receita do DARF de ${tributo} da DCI`] as const,
  ),
  ...TRIBUTADAS.flatMap((modalidade) =>
    LOCAIS_DESTINO.map(
      (destino) =>
        [
          codigoDaExigibilidade(modalidade, destino),
          `${NOME_MODALIDADE_DCI[modalidade]} para ${NOME_LOCAL_DESTINO[destino]}: 1 quando os tributos suspensos são exigíveis, 0 quando não; sem o parâmetro, a DCI pergunta`,
        ] as const,
    ),
  ),
]);
