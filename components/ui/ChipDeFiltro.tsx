import ExpandMore from '@mui/icons-material/ExpandMore';
import Chip from '@mui/material/Chip';

interface ChipDeFiltroProps {
  nome: string;
  /** What it filters by, in words; undefined while it does not filter. */
  valor: string | undefined;
  abre: 'menu' | 'dialog';
  aoAbrir: (ancora: HTMLElement) => void;
  aoTirar: () => void;
}

/** The face of a filter: empty it offers to be set, set it says what it filters by and can be taken off. */
export function ChipDeFiltro({ nome, valor, abre, aoAbrir, aoTirar }: ChipDeFiltroProps) {
  const posto = valor !== undefined;
  return (
    <Chip
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
