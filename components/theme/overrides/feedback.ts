import type { Components, Theme } from '@mui/material/styles';
import { radius } from '#components/theme/tokens.ts';
import { placeholder } from '#components/ui/feedback/settling.ts';

const TONES = ['success', 'warning', 'error', 'info'] as const;

/** Styles of feedback: alerts, progress and the like. */
export const feedback: Components<Theme> = {
  MuiAlert: {
    styleOverrides: {
      root: {
        borderRadius: radius.control,
        padding: '4px 12px',
        variants: TONES.map((color) => ({
          props: { variant: 'standard' as const, severity: color },
          style: ({ theme }: { theme: Theme }) => ({
            color: theme.vars.palette[color].main,
            backgroundColor: theme.vars.palette[color].soft,
            '& .MuiAlert-icon': { color: 'inherit' },
          }),
        })),
      },
    },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave', ref: placeholder } },
  // Default label. A caller that knows what is loading passes its own; the grid's built-in bar cannot.
  MuiLinearProgress: {
    defaultProps: { 'aria-label': 'Carregando' },
    styleOverrides: { root: { borderRadius: 4, height: 4 } },
  },
};
