import type { Components, Theme } from '@mui/material/styles';
import { radius } from '#components/theme/tokens.ts';

const TONES = ['success', 'warning', 'error', 'info'] as const;

/** What the product says back. */
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
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  // Whoever knows what is waited for says it; the grid's own bar has no way to.
  MuiLinearProgress: {
    defaultProps: { 'aria-label': 'Carregando' },
    styleOverrides: { root: { borderRadius: 4, height: 4 } },
  },
};
