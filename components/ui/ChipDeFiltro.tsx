import ExpandMore from '@mui/icons-material/ExpandMore';
import Chip from '@mui/material/Chip';
import { useEffect, useRef } from 'react';

interface ChipDeFiltroProps {
  nome: string;
  /** What it filters by, in words; undefined while it does not filter. */
  valor: string | undefined;
  abre: 'menu' | 'dialog';
  /** Just asked for: it opens as soon as it is there. */
  pedido?: boolean | undefined;
  aoAbrir: (ancora: HTMLElement) => void;
  aoTirar: () => void;
}

/** The face of a filter: empty it offers to be set, set it says what it filters by and can be taken off. */
export function ChipDeFiltro({ nome, valor, abre, pedido = false, aoAbrir, aoTirar }: ChipDeFiltroProps) {
  const posto = valor !== undefined;
  const chip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!pedido || !chip.current) return;
    // What opens gives the focus back to where it was: the menu it was asked for in is gone.
    chip.current.focus();
    aoAbrir(chip.current);
  }, [pedido, aoAbrir]);
  return (
    <Chip
      ref={chip}
      variant="outlined"
      color={posto ? 'primary' : 'default'}
      label={posto ? `${nome}: ${valor}` : nome}
      onClick={({ currentTarget }) => aoAbrir(currentTarget)}
      onDelete={posto ? aoTirar : ({ currentTarget }) => aoAbrir(currentTarget.parentElement)}
      deleteIcon={posto ? undefined : <ExpandMore />}
      aria-haspopup={abre}
      sx={{
        height: 32,
        bgcolor: posto ? 'primary.soft' : 'background.paper',
        borderStyle: posto ? 'solid' : 'dashed',
      }}
    />
  );
}
