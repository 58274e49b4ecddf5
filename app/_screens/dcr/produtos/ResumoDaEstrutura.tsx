import Typography from '@mui/material/Typography';
import type { LinhaDeItens } from '#components/itens/linha-de-itens.ts';
import { chaveDoPartNumber } from '#lib/domain/zfm/estrutura.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** The number of lines by origin, and the part numbers that the DCR-E adds up into one line. */
export function ResumoDaEstrutura({ linhas }: { linhas: readonly LinhaDeItens[] }) {
  if (linhas.length === 0) return null;
  const de = (origem: string) => formatarInteiro(linhas.filter((linha) => linha.origem === origem).length);
  const repetidas = repetidos(linhas);
  return (
    <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
      {formatarInteiro(linhas.length)} {linhas.length === 1 ? 'linha' : 'linhas'}: {de('NACIONAL')} nacionais e{' '}
      {de('IMPORTADO')} importadas.
      {repetidas.length > 0 && ` Em mais de uma linha, somadas no DCR-E: ${mostrados(repetidas)}.`}
    </Typography>
  );
}

/** Part numbers that have more than one line. */
function repetidos(linhas: readonly LinhaDeItens[]): string[] {
  const porComponente = Map.groupBy(
    linhas.filter(({ partNumber }) => partNumber),
    ({ partNumber = '', origem = '', subDe = '' }) => [partNumber, origem, subDe].map(chaveDoPartNumber).join('\n'),
  );
  return [...porComponente.values()].flatMap((linhasDoComponente) =>
    linhasDoComponente.length > 1 ? [linhasDoComponente[0]?.partNumber ?? ''] : [],
  );
}

function mostrados(partNumbers: readonly string[]): string {
  const outros = partNumbers.length - MOSTRADOS;
  const primeiros = partNumbers.slice(0, MOSTRADOS).join(', ');
  return outros > 0 ? `${primeiros} e mais ${formatarInteiro(outros)}` : primeiros;
}

const MOSTRADOS = 5;
