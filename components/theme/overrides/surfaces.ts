import type { Components, Theme } from '@mui/material/styles';
import { radius } from '#components/theme/tokens.ts';
import { moreContrast } from './contrast.ts';

/** Styles of the page as a whole. */
export const page = (theme: Omit<Theme, 'components'>) => ({
  'html, body': { height: '100%' },
  body: {
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
  },
  // Not on all text: Inter's tabular figures also widen the hyphens of prose.
  'table, input, dd, time': { fontVariantNumeric: 'tabular-nums' },
  // A snackbar stands above the save bar instead of covering it, so that a second save does not have to wait.
  '.notistack-SnackbarContainer': { marginBottom: 56 },
  // MUI draws the focus ring on its own controls; this rule covers everything else.
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
      // Not 0.01ms: every element would then have a transition and show its old colour for another frame.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
});

/** Styles of the page and its surfaces. A card has a border; a shadow means that the surface floats. */
export const surfaces: Components<Theme> = {
  MuiCssBaseline: { styleOverrides: page },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    // Clipped, not hidden: what sticks to the page sticks through the card. A card is never wider than its place.
    styleOverrides: { root: { borderRadius: radius.card, overflow: 'clip', minWidth: 0 } },
  },
  // Containing block for absolutely positioned content, such as visually hidden text. The text scrolls with the content and does
  // not make the dialog itself scroll.
  MuiDialogContent: { styleOverrides: { root: { position: 'relative' } } },
  MuiDialogTitle: { defaultProps: { variant: 'h2' } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: radius.card } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
