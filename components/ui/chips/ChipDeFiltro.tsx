import ExpandMore from '@mui/icons-material/ExpandMore';
import Chip from '@mui/material/Chip';
import { useEffect, useRef } from 'react';

interface ChipDeFiltroProps {
  nome: string;
  /** The filter's value in words; undefined when the filter is not set. */
  valor: string | undefined;
  abre: 'menu' | 'dialog';
  /** The person just added this filter, so it opens when it mounts. */
  pedido?: boolean | undefined;
  aoAbrir: (ancora: HTMLElement) => void;
  aoTirar: () => void;
}

/** Chip of a filter. Unset, it offers to set the filter; set, it shows the value and a button to remove it. */
export function ChipDeFiltro({ nome, valor, abre, pedido = false, aoAbrir, aoTirar }: ChipDeFiltroProps) {
  const posto = valor !== undefined;
  const chip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!pedido || !chip.current) return;
    // The popup returns the focus to the element that had it. The menu that added the filter is already gone, so the chip takes the
    // focus.
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
        displayPrint: posto ? undefined : 'none',
      }}
    />
  );
}
