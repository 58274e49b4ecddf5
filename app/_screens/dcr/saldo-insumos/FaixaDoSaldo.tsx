import Box from '@mui/material/Box';
import { FigureCard } from '#components/ui/FigureCard.tsx';
import { diasEntre } from '#lib/domain/dias.ts';
import { diaLocal } from '#lib/domain/periodo.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { diasPorExtenso } from './dias-por-extenso.ts';

/** Of the whole result: what tax is still suspended, and since when the oldest of it is here. */
export function FaixaDoSaldo({ totais }: { totais: Record<string, string> | undefined }) {
  const antigo = totais?.maisAntigo;
  return (
    <Box component="section" aria-label="Tributos ainda suspensos" sx={faixa}>
      <FigureCard nome="Tributos suspensos (R$)" valor={formatarDinheiro(totais?.suspenso)} nota="do que ainda resta" />
      {TRIBUTOS.map(([campo, nome]) => (
        <FigureCard key={campo} nome={`${nome} (R$)`} valor={formatarDinheiro(totais?.[campo])} />
      ))}
      <FigureCard
        nome="Saldo mais antigo"
        valor={antigo ? diasPorExtenso(diasEntre(antigo, diaLocal(new Date()))) : SEM_VALOR}
        nota={antigo ? `desembaraçado em ${formatarData(antigo)}` : 'nada em estoque'}
      />
    </Box>
  );
}

const TRIBUTOS = [
  ['ii', 'II'],
  ['ipi', 'IPI'],
  ['pis', 'PIS'],
  ['cofins', 'COFINS'],
] as const;

/** Two beside each other on a phone, where one under the other would hide the list. */
const faixa = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr 1fr',
  flexWrap: 'wrap',
  gap: 1.5,
  mb: 2,
};
