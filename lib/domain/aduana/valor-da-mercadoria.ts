import { arredondarCentavos, dinheiro, Exato, truncarCentavos } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { TipoDocumento } from './calculo-importacao.ts';

/**
 * Quantity × unit value in their currency, 2 decimals. The DI truncates it to the cent, as the sums of the Siscomex do
 * (domain/importacao.md §3.4); the DUIMP rounds it half up (docs/decisions/duimp-por-item.md).
 */
export function valorDaMercadoria(
  { quantidade, valorUnitario }: { quantidade: DecimalTexto; valorUnitario: DecimalTexto },
  documento: TipoDocumento,
): DecimalTexto {
  const exato = new Exato(quantidade).times(valorUnitario);
  return dinheiro(documento === 'DUIMP' ? arredondarCentavos(exato) : truncarCentavos(exato));
}
