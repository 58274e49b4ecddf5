import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useHelp } from '#app/_app/help.ts';

/** Opens the help of the open page. */
export function AjudaDaBarra() {
  const { abrir } = useHelp();
  return (
    <Tooltip title="Ajuda (F1)">
      <IconButton aria-label="Ajuda" aria-haspopup="dialog" onClick={() => abrir()}>
        <HelpIcon />
      </IconButton>
    </Tooltip>
  );
}
