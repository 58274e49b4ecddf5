import type { CSSProperties } from 'react';
import type { Scheme } from './tokens.ts';

/** Our additions to MUI's palette: a soft background for each tone, a neutral tone, and the dark side menu. */
declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface PaletteColor {
    soft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
  }
  interface Palette {
    neutral: PaletteColor;
    nav: Scheme['nav'];
  }
  interface PaletteOptions {
    neutral?: SimplePaletteColorOptions;
    nav?: Scheme['nav'];
  }
  interface TypographyVariants {
    figure: CSSProperties;
  }
  interface TypographyVariantsOptions {
    figure?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    neutral: true;
  }
}
