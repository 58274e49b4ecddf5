import Box from '@mui/material/Box';
import { FigureCard } from '#components/ui/FigureCard.tsx';
import type { Linhagem } from '#lib/contracts/linhagem.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** The taxes still suspended for all items of DI in the chain: in total and by tax. */
export function SuspensosDaLinhagem({ totais: { suspenso, lotes } }: Pick<Linhagem, 'totais'>) {
  const deQuantos = lotes === 1 ? 'do item de DI' : `de ${formatarInteiro(lotes)} itens de DI`;
  return (
    <Box
      component="section"
      aria-label="Tributos ainda suspensos"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: '2fr repeat(6, 1fr)' },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}>
        <FigureCard
          nome="Ainda suspenso (R$)"
          valor={formatarDinheiro(suspenso.suspenso)}
          nota={lotes === 0 ? 'nenhum item de DI nesta linhagem' : `pelo saldo ${deQuantos}`}
        />
      </Box>
      <FigureCard nome="II (R$)" valor={formatarDinheiro(suspenso.ii)} />
      <FigureCard nome="IPI (R$)" valor={formatarDinheiro(suspenso.ipi)} />
      <FigureCard nome="PIS (R$)" valor={formatarDinheiro(suspenso.pis)} />
      <FigureCard nome="COFINS (R$)" valor={formatarDinheiro(suspenso.cofins)} />
      <FigureCard nome="CBS (R$)" valor={formatarDinheiro(suspenso.cbs)} nota={cobertura(suspenso.comCbsIbs, lotes)} />
      <FigureCard
        nome="IBS (R$)"
        valor={formatarDinheiro(ibsDe(suspenso))}
        nota={cobertura(suspenso.comCbsIbs, lotes)}
      />
    </Box>
  );
}

/** A sum over a part says so; the four taxes are always known. */
function cobertura(conhecidos: number, lotes: number): string | undefined {
  return conhecidos === lotes ? undefined : `de ${formatarInteiro(conhecidos)} dos ${formatarInteiro(lotes)} itens`;
}

function ibsDe({ ibsUF, ibsMun }: Linhagem['totais']['suspenso']): string | null {
  return ibsUF === null || ibsMun === null ? null : somar([ibsUF, ibsMun]).toFixed(2);
}
