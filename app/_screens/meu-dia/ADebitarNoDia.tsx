import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ADebitarNoDia as Debito } from '#lib/contracts/views/meu-dia.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** The amount to be debited by the next business day, and how many processos still lack a value. */
export function ADebitarNoDia({ aDebitar: { dia, valor, calculados, processos } }: { aDebitar: Debito }) {
  const semValor = processos - calculados;
  return (
    <Box component="section" aria-label="A debitar no próximo dia útil">
      <Typography component="p">
        A debitar no próximo dia útil, {formatarData(dia)}:{' '}
        {calculados === 0 ? 'não se sabe.' : <Soma valor={valor} processos={calculados} />}
      </Typography>
      <Typography component="p" variant="caption" sx={{ color: 'text.secondary' }}>
        {formatarInteiro(calculados)} de {contar(processos)} {calculados > 1 ? 'calculados' : 'calculado'}
        {semValor > 0 && `; ${formatarInteiro(semValor)} sem valor conhecido, fora da soma`}.
      </Typography>
    </Box>
  );
}

function Soma({ valor, processos }: { valor: string; processos: number }) {
  return (
    <>
      <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
        R$ {formatarDinheiro(valor)}
      </Box>{' '}
      em {contar(processos)}.
    </>
  );
}

function contar(processos: number): string {
  return `${formatarInteiro(processos)} ${processos === 1 ? 'processo' : 'processos'}`;
}
