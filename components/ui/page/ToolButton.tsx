import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

/** Icon button as high as a field. A tooltip and a screen reader label carry its name. */
export function ToolButton({ rotulo, ...props }: IconButtonProps & { rotulo: string }) {
  return (
    <Tooltip title={rotulo}>
      <span>
        <IconButton aria-label={rotulo} {...props} sx={tool} />
      </span>
    </Tooltip>
  );
}

const tool = {
  width: 36,
  height: 36,
  borderRadius: '8px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
};
