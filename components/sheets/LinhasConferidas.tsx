import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { Contagens, Planilha } from '#lib/contracts/platform/planilha.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { linhasPorExtenso } from './linhas-por-extenso.ts';

interface LinhasConferidasProps {
  planilha: Pick<Planilha, 'folhas' | 'mapa'>;
  contagens: Contagens;
  /** Where the lines go, in the sentence: `no pedido`. */
  onde: string;
}

/** Counts the lines of a sheet that goes into a grid, and names the columns that stay out. */
export function LinhasConferidas({ planilha: { folhas, mapa }, contagens, onde }: LinhasConferidasProps) {
  const folha = folhas[mapa?.folha ?? 0];
  const titulos = folha?.amostra[mapa?.cabecalho ?? 0] ?? [];
  const ignoradas = titulos.filter((titulo, i) => titulo.trim() !== '' && !mapa?.colunas[i]);
  const todas = contagens.novas + contagens.comErro;
  return (
    <>
      <Typography>
        Folha “{folha?.nome}”: {linhasPorExtenso(todas)},{' '}
        {contagens.comErro === 0 ? 'todas certas' : `${formatarInteiro(contagens.novas)} sem erro`}.
      </Typography>
      {ignoradas.length > 0 && (
        <Alert severity="info">
          Colunas que não entram {onde}: {ignoradas.join(', ')}. Diga em “Ajustar colunas” se uma delas entra.
        </Alert>
      )}
    </>
  );
}
