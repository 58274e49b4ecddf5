import Chip from '@mui/material/Chip';

export type Tom = 'success' | 'warning' | 'error' | 'info' | 'neutral';

/** Shows a status as a dot, a word and a colour: colour alone never carries the meaning. */
export function StatusChip({ tom, children }: { tom: Tom; children: string }) {
  return (
    <Chip
      color={tom}
      label={children}
      icon={<span style={dot} />}
      sx={{ '& .MuiChip-icon': { color: 'inherit', ml: 1, mr: -0.25 } }}
    />
  );
}

const dot = { width: 7, height: 7, borderRadius: '50%', backgroundColor: 'currentColor', flex: 'none' };
