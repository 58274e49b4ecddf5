import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Genero, terminacao } from '#lib/domain/textos/concordancia.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

interface SelecaoBarProps {
  quantas: number;
  /** Number of rows in the whole result. The bar offers to select them all when the page holds only a part. */
  total: number;
  tudo: boolean;
  plural: string;
  genero: Genero | undefined;
  /** Selects the rows of the page. For phones, where no column head has a checkbox for all. */
  aoEscolherPagina?: (() => void) | undefined;
  aoEscolherTudo: () => void;
  aoLimpar: () => void;
  /** Actions on the selected rows. */
  children: ReactNode;
}

/** Shows how many rows are selected, and the actions on them. */
export function SelecaoBar(props: SelecaoBarProps) {
  const { quantas, total, tudo, plural, genero, aoEscolherPagina, aoEscolherTudo, aoLimpar, children } = props;
  const o = terminacao(genero);
  const deTodos = `${o}s ${o}s ${formatarInteiro(total)}`;
  return (
    <Stack direction="row" role="region" aria-label="Seleção" sx={bar}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {porExtenso(quantas, o)}
      </Typography>
      {aoEscolherPagina && <Button onClick={aoEscolherPagina}>Selecionar a página</Button>}
      {!tudo && !aoEscolherPagina && quantas > 0 && total > quantas && (
        // The bar has many acts: on a screen of 1440 px they fit in one line beside the short words.
        <Tooltip title={`Selecionar tod${deTodos} ${plural} do resultado`}>
          <Button onClick={aoEscolherTudo}>Tod{deTodos}</Button>
        </Tooltip>
      )}
      <Stack direction="row" sx={{ ml: 'auto', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {quantas > 0 && children}
        <Tooltip title="Limpar a seleção (Esc)">
          <IconButton aria-label="Limpar a seleção" onClick={aoLimpar}>
            <Close />
          </IconButton>
        </Tooltip>
      </Stack>
    </Stack>
  );
}

function porExtenso(quantas: number, o: 'a' | 'o'): string {
  if (quantas === 0) return o === 'a' ? 'Nenhuma selecionada' : 'Nenhum selecionado';
  return quantas === 1 ? `1 selecionad${o}` : `${formatarInteiro(quantas)} selecionad${o}s`;
}

/** In pixels; the head of the grid stands below it while both stay at the top. */
export const ALTURA_DA_SELECAO = 34;

/**
 * Replaces the bar above the list at the same height, so that no row moves. It is sticky, because the selected rows may be far
 * down.
 */
const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 3,
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1,
  minHeight: ALTURA_DA_SELECAO,
  px: 1.5,
  mb: 1,
  borderRadius: '10px',
  bgcolor: 'primary.soft',
};
