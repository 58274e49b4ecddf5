import type { ColorSystemOptions, ThemeOptions } from '@mui/material/styles';
import { controls } from './overrides/controls.ts';
import { feedback } from './overrides/feedback.ts';
import { surfaces } from './overrides/surfaces.ts';
import './palette-types.ts';
import { dark, fontFamily, light, radius, type Scheme } from './tokens.ts';

const text = { fontSize: '0.8125rem', lineHeight: 1.5 };

export const entryOptions = {
  cssVariables: { colorSchemeSelector: 'data-scheme', cssVarPrefix: 'cais' },
  colorSchemes: { light: schemeOptions(light, 0.08), dark: schemeOptions(dark, 0.12) },
  breakpoints: { values: { xs: 0, sm: 600, md: 992, lg: 1200, xl: 1536 } },
  shape: { borderRadius: radius.control },
  focusVisible: { outlineWidth: 2, outlineOffset: 2 },
  typography: {
    fontFamily,
    fontSize: 13,
    h1: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h2: { fontSize: '1rem', fontWeight: 640, lineHeight: 1.4 },
    h3: { fontSize: '0.875rem', fontWeight: 640, lineHeight: 1.4 },
    h4: text,
    h5: text,
    h6: text,
    subtitle1: { ...text, fontWeight: 600 },
    subtitle2: { ...text, fontWeight: 600 },
    body1: text,
    body2: text,
    button: { fontSize: '0.8125rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
    caption: { fontSize: '0.75rem', lineHeight: 1.4 },
    overline: { fontSize: '0.75rem', lineHeight: 1.4, fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
    figure: {
      fontSize: '1.625rem',
      lineHeight: 1.2,
      fontWeight: 650,
      letterSpacing: '-0.02em',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  components: { ...controls, ...surfaces, ...feedback },
} satisfies ThemeOptions;

/** `selectedOpacity` is of the wash under a chosen entry: with that of the focus on it a second line in `muted` still reads. */
function schemeOptions(scheme: Scheme, selectedOpacity: number): ColorSystemOptions {
  const tone = ({ text, ground }: Scheme['ok']) => ({
    main: text,
    light: text,
    dark: text,
    contrastText: scheme.surface,
    soft: ground,
  });
  return {
    palette: {
      background: { default: scheme.background, paper: scheme.surface },
      divider: scheme.line,
      text: { primary: scheme.text, secondary: scheme.muted },
      primary: {
        main: scheme.brand,
        light: scheme.brand,
        dark: scheme.brand,
        contrastText: scheme.onBrand,
        soft: scheme.brandSoft,
      },
      success: tone(scheme.ok),
      warning: tone(scheme.warn),
      error: tone(scheme.bad),
      info: tone(scheme.info),
      neutral: tone(scheme.grey),
      action: { selected: scheme.selected, selectedOpacity, focusOpacity: 0.08 },
      nav: scheme.nav,
    },
  };
}
