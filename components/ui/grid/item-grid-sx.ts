import type { SxProps, Theme } from '@mui/material/styles';

/** Maps the colours of the library to the theme. */
export const itemGridSx: SxProps<Theme> = (tema) => ({
  '--dsg-border-color': (tema.vars ?? tema).palette.divider,
  '--dsg-selection-border-color': (tema.vars ?? tema).palette.primary.main,
  '--dsg-selection-background-color': `color-mix(in srgb, ${(tema.vars ?? tema).palette.primary.main} 10%, transparent)`,
  '--dsg-selection-disabled-border-color': (tema.vars ?? tema).palette.text.secondary,
  '--dsg-selection-disabled-background-color': `color-mix(in srgb, ${(tema.vars ?? tema).palette.text.secondary} 10%, transparent)`,
  '--dsg-header-text-color': (tema.vars ?? tema).palette.text.secondary,
  '--dsg-header-active-text-color': (tema.vars ?? tema).palette.text.primary,
  '--dsg-cell-background-color': (tema.vars ?? tema).palette.background.paper,
  '--dsg-cell-disabled-background-color': (tema.vars ?? tema).palette.background.default,
  '--dsg-transition-duration': '0s',
  '& .dsg-container': {
    color: 'text.primary',
    bgcolor: 'background.paper',
    borderRadius: 1,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .dsg-cell-header': { fontSize: 12, fontWeight: 600 },
  '& .dsg-cell-header.numerica': { justifyContent: 'flex-end' },
  '& .celula': { width: '100%', height: '100%', display: 'flex', alignItems: 'center', outline: 'none', minWidth: 0 },
  // The library already draws a border around active cells.
  '& .dsg-container:not(:has(.dsg-active-cell)) .celula:focus-visible': {
    outline: `2px dashed ${(tema.vars ?? tema).palette.primary.main}`,
    outlineOffset: '-2px',
  },
  '& .celula .valor': { px: 1.25, flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .celula.numerica .valor, & .celula.numerica input': { textAlign: 'right' },
  '& .celula[data-nota] .valor': {
    textDecoration: `underline dotted ${(tema.vars ?? tema).palette.info.main}`,
    textUnderlineOffset: '4px',
  },
  '& .celula[aria-invalid]': {
    boxShadow: `inset 0 0 0 1px ${(tema.vars ?? tema).palette.error.main}`,
    color: 'error.main',
  },
  '& .celula input': {
    width: '100%',
    height: '100%',
    px: 1.25,
    border: 0,
    outline: 'none',
    font: 'inherit',
    color: 'text.primary',
    bgcolor: 'background.paper',
    fontVariantNumeric: 'inherit',
  },
});
