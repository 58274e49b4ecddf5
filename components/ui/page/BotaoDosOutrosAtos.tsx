import ExpandMore from '@mui/icons-material/ExpandMore';
import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';

interface BotaoDosOutrosAtosProps {
  nome: string;
  aoAbrir: (lugar: HTMLElement) => void;
}

/** Opens the menu of the acts that are not the next one. On a phone it is an icon, so that the name of the record is read whole. */
export function BotaoDosOutrosAtos({ nome, aoAbrir }: BotaoDosOutrosAtosProps) {
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('md'), { noSsr: true });
  if (telefone) {
    return (
      <IconButton aria-label={nome} aria-haspopup="menu" onClick={({ currentTarget }) => aoAbrir(currentTarget)}>
        <MoreVert />
      </IconButton>
    );
  }
  return (
    <Button
      variant="outlined"
      color="inherit"
      endIcon={<ExpandMore />}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => aoAbrir(currentTarget)}
    >
      {nome}
    </Button>
  );
}
