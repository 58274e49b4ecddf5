import type { Components, Theme } from '@mui/material/styles';
import { radius } from '#components/theme/tokens.ts';

/** Styles of tables and chips: small, with tabular figures and quiet heads. */
export const data: Components<Theme> = {
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderBottomColor: theme.vars.palette.divider, padding: '8px 12px' }),
      head: ({ theme }) => ({
        fontSize: '0.75rem',
        fontWeight: 600,
        color: theme.vars.palette.text.secondary,
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 50%, ${theme.vars.palette.background.paper})`,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        borderRadius: radius.chip,
        fontWeight: 600,
        variants: (['success', 'warning', 'error', 'info', 'neutral'] as const).map((color) => ({
          props: { variant: 'filled' as const, color },
          style: ({ theme }: { theme: Theme }) => ({
            color: theme.vars.palette[color].main,
            backgroundColor: theme.vars.palette[color].soft,
          }),
        })),
      },
    },
  },
};
