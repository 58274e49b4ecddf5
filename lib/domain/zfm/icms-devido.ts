import { dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** What the notificações of the current attempt of a DAI ask for, and what of it is paid. Amounts in reais. */
export interface DinheiroDasMarcas {
  notificado: DecimalTexto;
  pago: DecimalTexto;
  /** Notified and not paid; never below zero. */
  aberto: DecimalTexto;
  /** The unpaid notificação that is due first; null when all are paid. */
  proxima: NotificacaoDaDai | null;
}

interface NotificacaoDaDai {
  numero: string | null;
  data: DataTexto;
  vencimento: DataTexto | null;
}

interface MarcaDeDinheiro extends NotificacaoDaDai {
  tipo: string;
  valor: DecimalTexto | null;
}

/**
 * Sums the notificações and their payments. Several notificações stand side by side; a payment settles the one due first, and a part
 * of it stays open. A payment without an amount is of all that was open.
 */
export function dinheiroDasMarcas(marcas: readonly MarcaDeDinheiro[]): DinheiroDasMarcas {
  let [notificado, pago] = [new Exato(0), new Exato(0)];
  for (const { tipo, valor } of marcas) {
    if (tipo === 'NOTIFICADA') notificado = notificado.plus(valor ?? 0);
    if (tipo === 'DAR_PAGO') pago = pago.plus(valor ?? Exato.max(notificado.minus(pago), 0));
  }
  let resto = pago;
  const proxima = marcas
    .filter(({ tipo }) => tipo === 'NOTIFICADA')
    .toSorted((marca, outra) => ((marca.vencimento ?? '9') < (outra.vencimento ?? '9') ? -1 : 1))
    .find(({ valor }) => {
      resto = resto.minus(valor ?? 0);
      return resto.lt(0);
    });
  return {
    notificado: dinheiro(notificado),
    pago: dinheiro(pago),
    aberto: dinheiro(Exato.max(notificado.minus(pago), 0)),
    proxima: proxima ? { numero: proxima.numero, data: proxima.data, vencimento: proxima.vencimento } : null,
  };
}

/** The figures of a DAI that say what it owes, as its row keeps them. */
export interface FigurasDoIcms {
  cancelada: boolean;
  icmsRecolher: DecimalTexto | null;
  notificacaoValor: DecimalTexto | null;
  darValor: DecimalTexto | null;
}

/** What is notified and not paid; null when nothing is notified. */
export function notificacaoAberta({ notificacaoValor, darValor }: FigurasDoIcms): DecimalTexto | null {
  if (notificacaoValor === null) return null;
  return dinheiro(Exato.max(new Exato(notificacaoValor).minus(darValor ?? 0), 0));
}

/**
 * The ICMS that the DAI owes and that is neither notified nor paid; null while the ICMS is unknown. A notificação or a payment counts
 * against the calculated ICMS, not beside it.
 */
export function icmsPorNotificar(figuras: FigurasDoIcms): DecimalTexto | null {
  const { cancelada, icmsRecolher, notificacaoValor, darValor } = figuras;
  if (icmsRecolher === null) return null;
  if (cancelada) return '0.00';
  const coberto = Exato.max(notificacaoValor ?? 0, darValor ?? 0);
  return dinheiro(Exato.max(new Exato(icmsRecolher).minus(coberto), 0));
}

/** All that a DAI is known to owe; zero when nothing is known. */
export function icmsDevido(figuras: FigurasDoIcms): DecimalTexto {
  return dinheiro(somar([notificacaoAberta(figuras) ?? '0', icmsPorNotificar(figuras) ?? '0']));
}

export const deve = (valor: DecimalTexto | null): boolean => valor !== null && new Exato(valor).gt(0);
