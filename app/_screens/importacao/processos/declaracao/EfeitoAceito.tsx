import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BlocoRetificado } from '#lib/contracts/declaracao/retificacao.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { formatarEfeito } from '#lib/format/decimal.ts';

/** The summed effect of the accepted blocks, updated while the person chooses. */
export function EfeitoAceito({ blocos }: { blocos: readonly BlocoRetificado[] }) {
  const soma = (valor: (bloco: BlocoRetificado) => string[]) => formatarEfeito(dinheiro(somar(blocos.flatMap(valor))));
  return (
    <Box component="dl" aria-label="Efeito do que está aceito" sx={grade} aria-live="polite">
      <Parcela nome="II devido (R$)" valor={soma(({ efeito }) => [efeito.ii])} />
      <Parcela nome="IPI devido (R$)" valor={soma(({ efeito }) => [efeito.ipi])} />
      <Parcela nome="PIS devido (R$)" valor={soma(({ efeito }) => [efeito.pis])} />
      <Parcela nome="COFINS devida (R$)" valor={soma(({ efeito }) => [efeito.cofins])} />
      <Parcela nome="Tributos a recolher (R$)" valor={soma(({ recolher }) => Object.values(recolher))} />
      <Parcela nome="Valor aduaneiro (R$)" valor={soma(({ valorAduaneiro }) => [valorAduaneiro])} />
    </Box>
  );
}

function Parcela({ nome, valor }: { nome: string; valor: string }) {
  return (
    <div>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {nome}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {valor}
      </Typography>
    </div>
  );
}

const grade = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', md: 'repeat(6, auto)' },
};
