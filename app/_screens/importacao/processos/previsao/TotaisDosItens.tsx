import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { DescriptionItem } from '#components/ui/page/DescriptionList.tsx';
import type { ItensDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import type { TipoDocumento } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { formatarDecimal, formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { somasDosItens } from './somas-dos-itens.ts';

/** The totals of the goods as typed, by currency. */
export function TotaisDosItens({ documento }: { documento: TipoDocumento }) {
  const itens = useWatch<ItensDoProcesso, 'itens'>({ name: 'itens' });
  const { linhas, deFora, pesoLiquido, semPeso, valores } = somasDosItens(itens, documento);
  return (
    <Box component="dl" aria-label="Totais dos itens" sx={faixa}>
      <DescriptionItem nome="Linhas">
        {formatarInteiro(linhas)}
        {deFora > 0 && ` (${deFora} sem quantidade ou valor)`}
      </DescriptionItem>
      <DescriptionItem nome="Peso líquido (kg)">
        {formatarDecimal(pesoLiquido, 5)}
        {semPeso > 0 && ` (${semPeso} sem peso)`}
      </DescriptionItem>
      {valores.map(({ moeda, valor }) => (
        <DescriptionItem key={moeda} nome={moeda ? `Valor em ${siglaDaMoeda(moeda)}` : 'Valor sem moeda'}>
          <strong>{formatarDinheiro(valor)}</strong>
        </DescriptionItem>
      ))}
    </Box>
  );
}

const faixa = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 2,
  justifyContent: { sm: 'end' },
  textAlign: { sm: 'right' },
};
