import type { Components, Theme } from '@mui/material/styles';
import { layout } from '#components/theme/tokens.ts';

/** Styles of controls: buttons, fields, menus. Dense, flat, without ripples. */
export const controls: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'small' },
    styleOverrides: {
      root: {
        minHeight: layout.controlHeight,
        paddingInline: 12,
        whiteSpace: 'nowrap',
        variants: [
          {
            props: { variant: 'contained', color: 'primary' },
            style: ({ theme }) => ({
              '&:hover': { backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 88%, #000)` },
            }),
          },
          {
            props: { variant: 'outlined', color: 'inherit' },
            style: ({ theme }) => ({
              borderColor: theme.vars.palette.divider,
              backgroundColor: theme.vars.palette.background.paper,
            }),
          },
        ],
      },
      sizeLarge: { minHeight: 40, fontSize: '0.875rem' },
    },
  },
  MuiIconButton: { defaultProps: { size: 'small' }, styleOverrides: { root: { borderRadius: 8 } } },
  MuiToggleButtonGroup: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { maxWidth: '100%', overflowX: 'auto' } },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: layout.controlHeight,
        paddingInline: 12,
        whiteSpace: 'nowrap',
        [theme.breakpoints.down('sm')]: { paddingInline: 8 },
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.background.paper,
        '&.Mui-selected': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        // A phone zooms into fields with text under 16 px.
        '@media (pointer: coarse)': { fontSize: '1rem' },
      }),
      notchedOutline: ({ theme }) => ({
        // As wide as the label, which has 12 px.
        '& legend': { fontSize: '0.923em' },
        borderColor: `color-mix(in srgb, ${theme.vars.palette.text.secondary} 45%, ${theme.vars.palette.divider})`,
      }),
    },
  },
  MuiInputLabel: {
    styleOverrides: { outlined: { '&.MuiInputLabel-shrink': { transform: 'translate(14px, -9px) scale(0.923)' } } },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
  MuiMenu: { styleOverrides: { paper: ({ theme }) => ({ ...floating(theme), marginTop: 4 }) } },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({ ...floating(theme), marginTop: 4, marginBottom: 4 }),
      option: { minHeight: 36 },
    },
  },
  MuiPopover: { styleOverrides: { paper: ({ theme }) => floating(theme) } },
  MuiMenuItem: { styleOverrides: { root: { fontSize: '0.8125rem', minHeight: 36 } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32 } } },
  MuiTooltip: { defaultProps: { arrow: true, enterDelay: 400 } },
  MuiSvgIcon: { defaultProps: { fontSize: 'small' } },
  MuiTab: { styleOverrides: { root: { minHeight: 40, paddingInline: 16, minWidth: 0 } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
};

/** Border and shadow of surfaces that float over the page. */
function floating(theme: Theme) {
  return { border: `1px solid ${theme.vars.palette.divider}`, boxShadow: '0 8px 24px rgb(0 0 0 / 0.12)' };
}
