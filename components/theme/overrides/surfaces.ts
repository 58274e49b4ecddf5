import type { Components, Theme } from '@mui/material/styles';
import { radius } from '#components/theme/tokens.ts';
import { moreContrast } from './contrast.ts';

/** The page and what lies on it. A card is a border; a shadow means that something floats. */
export const surfaces: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      'html, body': { height: '100%' },
      body: {
        WebkitFontSmoothing: 'antialiased',
        MozOsxFontSmoothing: 'grayscale',
      },
      // Not on everything: Inter's tabular set also widens the hyphens of prose.
      'table, input, dd, time': { fontVariantNumeric: 'tabular-nums' },
      // A notice stands above the bar a form is saved by, not over it: who saves twice need not wait for it to go.
      '.notistack-SnackbarContainer': { marginBottom: 56 },
      // MUI draws the ring on its own controls; this is for everything else.
      ':where(a, button, summary, [tabindex]):focus-visible': {
        outline: `2px solid ${theme.vars?.palette.primary.main}`,
        outlineOffset: 2,
        borderRadius: 4,
      },
      '[tabindex="-1"]:focus-visible': { outline: 'none' },
      ...moreContrast,
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Not 0.01ms: with it everything has a transition, and shows its old colour for one frame more.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radius.card } },
  },
  // What is placed in it, words for who does not see among it, scrolls with it and does not make the dialog scroll too.
  MuiDialogContent: { styleOverrides: { root: { position: 'relative' } } },
  MuiDialogTitle: { defaultProps: { variant: 'h2' } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: radius.card } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
