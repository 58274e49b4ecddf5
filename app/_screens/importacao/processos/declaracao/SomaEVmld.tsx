import Typography from '@mui/material/Typography';
import { dinheiro, Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';

interface SomaEVmldProps {
  /** The customs values of the adições, summed; null while one is unknown. */
  soma: DecimalTexto | null;
  /** The customs value of the declaration, as the head of the processo shows it. */
  declarado: DecimalTexto | null;
}

/** Says why the sum of the adições is not the customs value in the head. Nothing where they are the same. */
export function SomaEVmld({ soma, declarado }: SomaEVmldProps) {
  if (soma === null || declarado === null) return null;
  const diferenca = new Exato(declarado).minus(soma);
  if (diferenca.isZero()) return null;
  return (
    <Typography variant="body2" sx={{ px: 2, py: 1, color: 'text.secondary' }}>
      {`As adições somam R$ ${formatarDinheiro(soma)} de valor aduaneiro e a declaração tem R$ ${formatarDinheiro(declarado)}: a diferença, R$ ${formatarDinheiro(dinheiro(diferenca.abs()))}, ${ORIGEM}`}
    </Typography>
  );
}

const ORIGEM =
  'está em “Conferências”. O Siscomex trunca os centavos de cada adição, e isso explica até alguns centavos.';
