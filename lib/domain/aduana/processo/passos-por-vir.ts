import { somarDias } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { DIAS_PARA_A_DAI, type ProcessoGuardado, ultimoDiaLivre } from './acompanhamento.ts';
import type { SituacaoProcesso } from './situacao-processo.ts';

/** A step that is still to come. */
export interface PassoPorVir {
  situacao: SituacaoProcesso;
  /** The day it is expected; null where no date of the process says so. */
  dia: DataTexto | null;
  /** What that day is, for people: `ETA`. */
  de: string | null;
}

type ComDatas = Pick<
  ProcessoGuardado,
  'situacao' | 'desde' | 'eta' | 'chegada' | 'diasLivres' | 'conteineres' | 'prazoExigencia'
> & { etd: DataTexto | null; pedeDai?: boolean; treinamento?: boolean; historicoAntesDe?: DataTexto | null };

/**
 * The steps still to come, with the day of each as far as the dates of the process tell it. No day is made up: a step without a known
 * date has none, and neither has a step of a process that is history. A cancelled process has no steps to come, one that asks for no
 * DAI has no release of the Sefaz, and a rehearsal ends at the Receita.
 */
export function passosPorVir(processo: ComDatas): PassoPorVir[] {
  const { situacao, treinamento } = processo;
  if (situacao === 'CANCELADO') return [];
  const fim = treinamento ? CAMINHO.indexOf('DESEMBARACADO_SEFAZ') : CAMINHO.length;
  const onde = CAMINHO.indexOf(situacao === 'EM_EXIGENCIA' ? 'PARAMETRIZADO' : situacao);
  const historico = (processo.historicoAntesDe ?? null) !== null;
  return CAMINHO.slice(onde + 1, fim)
    .filter((passo) => passo !== 'DESEMBARACADO_SEFAZ' || processo.pedeDai !== false)
    .map((passo) => ({ situacao: passo, ...(historico ? SEM_DIA : esperado(passo, processo)) }));
}

function esperado(passo: SituacaoProcesso, processo: ComDatas): Omit<PassoPorVir, 'situacao'> {
  const { situacao, desde, etd, eta, chegada, prazoExigencia, conteineres, diasLivres } = processo;
  const em = (dia: DataTexto | null, de: string) => (dia === null ? SEM_DIA : { dia, de });
  switch (passo) {
    case 'EM_TRANSITO':
      return em(etd, 'ETD');
    case 'AGUARDANDO_PRESENCA':
      return chegada ? em(chegada, 'chegada') : em(eta, 'ETA');
    case 'DESEMBARACADO_RFB':
      return situacao === 'EM_EXIGENCIA' ? em(prazoExigencia, 'prazo da exigência') : SEM_DIA;
    case 'DESEMBARACADO_SEFAZ':
      return situacao === 'DESEMBARACADO_RFB' ? em(desde && somarDias(desde, DIAS_PARA_A_DAI), 'DAI, praxe') : SEM_DIA;
    case 'ENTREGUE':
      return em(ultimoDiaLivre({ chegada, diasLivres, temConteineres: conteineres.length > 0 }), 'free time até');
    default:
      return SEM_DIA;
  }
}

const SEM_DIA = { dia: null, de: null };

/** The usual way of a process; an exigência or a cancellation is no part of it. */
const CAMINHO: readonly SituacaoProcesso[] = [
  'EM_ABERTO',
  'EM_TRANSITO',
  'AGUARDANDO_PRESENCA',
  'REGISTRADO',
  'PARAMETRIZADO',
  'DESEMBARACADO_RFB',
  'DESEMBARACADO_SEFAZ',
  'ENTREGUE',
  'ENCERRADO',
];
