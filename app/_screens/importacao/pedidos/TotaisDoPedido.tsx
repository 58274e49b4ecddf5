import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { DescriptionItem } from '#components/ui/page/DescriptionList.tsx';
import type { PedidoNovo } from '#lib/contracts/pedidos/pedido.ts';
import { formatarDecimal, formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { somasDoPedido } from './somas-do-pedido.ts';

/** The totals of the order as typed. Lines whose values cannot be read are left out, and their number is shown. */
export function TotaisDoPedido() {
  const { rotulos } = useFormularioAberto();
  const [itens, frete, seguro, moeda] = useWatch<PedidoNovo, ['itens', 'frete', 'seguro', 'moeda.codigo']>({
    name: ['itens', 'frete', 'seguro', 'moeda.codigo'],
  });
  const { linhas, deFora, pesoLiquido, semPeso, valorItens, total } = somasDoPedido({ itens, frete, seguro });
  const nomeDaMoeda = rotulos[moeda]?.replace(/^\d{3} - /, '');
  return (
    <Box component="dl" aria-label="Totais do pedido" sx={faixa}>
      <DescriptionItem nome="Linhas">
        {formatarInteiro(linhas)}
        {deFora > 0 && ` (${deFora} sem quantidade ou valor)`}
      </DescriptionItem>
      <DescriptionItem nome="Peso líquido (kg)">
        {formatarDecimal(pesoLiquido, 3)}
        {pesoLiquido !== null && semPeso > 0 && ` (${semPeso} sem peso)`}
      </DescriptionItem>
      <DescriptionItem nome="Valor dos itens">{formatarDinheiro(valorItens)}</DescriptionItem>
      <DescriptionItem nome={nomeDaMoeda ? `Total em ${nomeDaMoeda}` : 'Total'}>
        <strong>{formatarDinheiro(total)}</strong>
      </DescriptionItem>
    </Box>
  );
}

const faixa = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, auto)' },
  justifyContent: { sm: 'end' },
  textAlign: 'right',
};
