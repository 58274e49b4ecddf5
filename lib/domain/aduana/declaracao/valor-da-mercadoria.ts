import type { TipoDocumento } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { arredondarCentavos, dinheiro, Exato, truncarCentavos } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** The paper a value stands on. An order is a commercial paper. */
export type PapelDaMercadoria = TipoDocumento | 'PEDIDO';

/**
 * Quantity × unit value in their currency, 2 decimals. The DI truncates it to the cent, as the sums of the Siscomex do
 * (domain/importacao.md §3.4); the DUIMP (docs/decisions/duimp-por-item.md) and an order round it half up.
 */
export function valorDaMercadoria(
  { quantidade, valorUnitario }: { quantidade: DecimalTexto; valorUnitario: DecimalTexto },
  papel: PapelDaMercadoria,
): DecimalTexto {
  const exato = new Exato(quantidade).times(valorUnitario);
  return dinheiro(papel === 'DI' ? truncarCentavos(exato) : arredondarCentavos(exato));
}
