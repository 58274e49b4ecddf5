import ButtonBase from '@mui/material/ButtonBase';

interface FigureButtonProps {
  /** Name of the figure for screen readers: `II da adição 001`. */
  nome: string;
  /** The formatted figure: `5.297,95`. */
  valor: string;
  aoAbrir: () => void;
}

/** Shows an amount as a button that opens its memória de cálculo. */
export function FigureButton({ nome, valor, aoAbrir }: FigureButtonProps) {
  return (
    <ButtonBase
      aria-label={`${valor}: memória de cálculo de ${nome}`}
      aria-haspopup="dialog"
      onClick={aoAbrir}
      sx={figure}
    >
      {valor}
    </ButtonBase>
  );
}

const figure = {
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: 0.5,
  textDecoration: 'underline dotted',
  textUnderlineOffset: 3,
  color: 'primary.main',
  '&:hover': { textDecorationStyle: 'solid' },
};
