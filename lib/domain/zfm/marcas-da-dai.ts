import type { CanalRfb } from '#lib/domain/aduana/processo/canal-rfb.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { deve, dinheiroDasMarcas } from './icms-devido.ts';
import { NOME_SITUACAO_DAI, SITUACOES_DAI, type SituacaoDai } from './situacao-dai.ts';

/**
 * Marks of a DAI: the situations it reaches, and two acts beside them. The lacre is applied if the Sefaz asks for it; the
 * exoneração do ICMS is declared in the Siscomex (domain/zfm.md §4, items 3 to 6).
 */
export type TipoDeMarca = Exclude<SituacaoDai, 'SEM_DAI'> | 'LACRE' | 'EXONERACAO';

export const TIPOS_DE_MARCA: readonly TipoDeMarca[] = [
  ...SITUACOES_DAI.filter((situacao) => situacao !== 'SEM_DAI'),
  'LACRE',
  'EXONERACAO',
];

export const NOME_MARCA_DAI: Readonly<Record<TipoDeMarca, string>> = {
  ...NOME_SITUACAO_DAI,
  LACRE: 'Lacre',
  EXONERACAO: 'Exoneração do ICMS',
};

/** A mark: its type and the day it happened in reality. */
export interface MarcaDaDai {
  tipo: TipoDeMarca;
  data: DataTexto;
  canal: CanalRfb | null;
  /** Number of the DAI, the lacre, the notificação or the DAR, depending on the type. */
  numero: string | null;
  /** Reais: the amount of a notificação or the amount paid. */
  valor: DecimalTexto | null;
  /** Last day to pay the notificação. */
  vencimento: DataTexto | null;
  motivo: string | null;
}

/** The mark to undo next: the last one a person gave. A mark from the declaration's file changes only with that file. */
export function marcaADesfazer<Marca extends { daDeclaracao: boolean }>(marcas: readonly Marca[]): Marca | null {
  return marcas.findLast(({ daDeclaracao }) => !daDeclaracao) ?? null;
}

/** A notificação is paid once nothing of it is open; a released DAI stays released, whatever is notified or paid afterwards. */
export function situacaoDasMarcas(marcas: readonly Omit<MarcaDaDai, 'canal' | 'motivo'>[]): SituacaoDai {
  const ultima = marcaDaSituacao(marcas);
  if (!ultima) return 'SEM_DAI';
  if (!DE_DINHEIRO.has(ultima.tipo)) return ultima.tipo as SituacaoDai;
  return deve(dinheiroDasMarcas(daTentativa(marcas)).aberto) ? 'NOTIFICADA' : 'DAR_PAGO';
}

/** The mark that gave the present situation. */
export function marcaDaSituacao<Marca extends Pick<MarcaDaDai, 'tipo'>>(marcas: readonly Marca[]): Marca | null {
  const situadas = marcas.filter(({ tipo }) => !SEM_SITUACAO.has(tipo));
  const liberada = daTentativa(situadas).findLast(({ tipo }) => tipo === 'DESEMBARACADA');
  return liberada ?? situadas.at(-1) ?? null;
}

/** Summary of the marks, stored with the DAI so that lists need not read them. Only the marks of the current attempt count. */
export function quadroDaDai(marcas: readonly MarcaDaDai[]): QuadroDaDai {
  const situacao = situacaoDasMarcas(marcas);
  const marcasDaTentativa = daTentativa(marcas);
  const ultima = (tipo: TipoDeMarca) => marcasDaTentativa.findLast((marca) => marca.tipo === tipo) ?? null;
  const situada = marcaDaSituacao(marcas);
  const lacre = ultima('LACRE');
  const notificada = ultima('NOTIFICADA');
  const dar = ultima('DAR_PAGO');
  const { notificado, pago, aberto, proxima } = dinheiroDasMarcas(marcasDaTentativa);
  const aPagar = proxima ?? notificada;
  return {
    situacao,
    desde: situada?.data ?? null,
    numero:
      marcasDaTentativa.findLast(({ tipo, numero }) => NUMERADAS_PELA_SEFAZ.has(tipo) && numero !== null)?.numero ??
      null,
    enviadaEm: ultima('ENVIADA')?.data ?? null,
    canal: ultima('PARAMETRIZADA')?.canal ?? null,
    parametrizadaEm: ultima('PARAMETRIZADA')?.data ?? null,
    cienciaEm: ultima('CIENCIA_DADA')?.data ?? null,
    lacreEm: lacre?.data ?? null,
    lacreNumero: lacre?.numero ?? null,
    notificadaEm: aPagar?.data ?? null,
    notificacaoNumero: aPagar?.numero ?? null,
    notificacaoValor: notificada && notificado,
    notificacaoVencimento: aPagar?.vencimento ?? null,
    darNumero: dar?.numero ?? null,
    // A part of the amount is no payment of it.
    darPagoEm: dar && !deve(aberto) ? dar.data : null,
    darValor: dar && pago,
    // The exoneração is declared in the Siscomex for the DI, so a new attempt of the DAI does not cancel it.
    exoneradaEm: marcas.findLast(({ tipo }) => tipo === 'EXONERACAO')?.data ?? null,
    desembaracadaEm: ultima('DESEMBARACADA')?.data ?? null,
  };
}

export interface QuadroDaDai {
  situacao: SituacaoDai;
  /** Day of the last mark that changed the situation. */
  desde: DataTexto | null;
  /** Number the Sefaz gave the DAI. */
  numero: string | null;
  enviadaEm: DataTexto | null;
  canal: CanalRfb | null;
  parametrizadaEm: DataTexto | null;
  cienciaEm: DataTexto | null;
  lacreEm: DataTexto | null;
  lacreNumero: string | null;
  /** The notificação that is due first of those not paid, or else the last one. */
  notificadaEm: DataTexto | null;
  notificacaoNumero: string | null;
  /** Reais: all notificações of the attempt. */
  notificacaoValor: DecimalTexto | null;
  notificacaoVencimento: DataTexto | null;
  /** Of the last payment. */
  darNumero: string | null;
  /** The day of the payment that left nothing open. */
  darPagoEm: DataTexto | null;
  /** Reais: all payments of the attempt. */
  darValor: DecimalTexto | null;
  exoneradaEm: DataTexto | null;
  desembaracadaEm: DataTexto | null;
}

/** A rejection, a cancellation or a return to EM_ELABORACAO starts a new attempt; earlier marks no longer count. */
export function daTentativa<Marca extends Pick<MarcaDaDai, 'tipo'>>(marcas: readonly Marca[]): readonly Marca[] {
  return marcas.slice(marcas.findLastIndex(({ tipo }) => RECOMECOS.has(tipo)) + 1);
}

export const SEM_SITUACAO: ReadonlySet<TipoDeMarca> = new Set(['LACRE', 'EXONERACAO']);

/** These follow each other as long as something is open, so the amounts give the situation. */
export const DE_DINHEIRO: ReadonlySet<TipoDeMarca> = new Set(['NOTIFICADA', 'DAR_PAGO']);

const RECOMECOS: ReadonlySet<TipoDeMarca> = new Set(['EM_ELABORACAO', 'REJEITADA', 'CANCELADA']);

/** Marks whose number is that of the DAI. */
export const NUMERADAS_PELA_SEFAZ: ReadonlySet<TipoDeMarca> = new Set([
  'ENVIADA',
  'PENDENTE_PARAMETRIZACAO',
  'PARAMETRIZADA',
]);
