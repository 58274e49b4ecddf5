import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { custoDaCompra } from '#lib/domain/zfm/compra-nacional.ts';
import { escreverDecimal } from '#lib/format/decimal.ts';

/** The unit cost that the DCR-E takes from the purchase, as soon as it can be calculated. */
export function CustoDaCompra() {
  const [moeda, valorUnitario, freteSeguroUnitario] = useWatch({
    name: ['moeda', 'valorUnitario', 'freteSeguroUnitario'],
  }) as string[];
  const figura = /^\d+(\.\d+)?$/;
  if (!figura.test(valorUnitario ?? '') || !figura.test(freteSeguroUnitario ?? '')) return null;
  const custo = custoDaCompra({
    valorUnitario: valorUnitario ?? '',
    freteSeguroUnitario: freteSeguroUnitario ?? '',
  });
  return (
    <Typography role="status">
      Custo unitário no DCR-E: {moeda === 'USD' ? 'US$' : 'R$'} {escreverDecimal(custo, 6)}
    </Typography>
  );
}
