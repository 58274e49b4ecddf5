import { darkMore, lightMore, type Scheme } from '#components/theme/tokens.ts';

/** For `prefers-contrast: more`: replaces the CSS variables with stronger colours. */
export const moreContrast = {
  '@media (prefers-contrast: more)': {
    // The extra element selector gives a higher specificity than MUI's own rule.
    'html[data-scheme="light"]': variables(lightMore),
    'html[data-scheme="dark"]': variables(darkMore),
  },
};

function variables(scheme: Scheme): Record<`--cais-palette-${string}`, string> {
  const tone = (name: string, color: string) =>
    Object.fromEntries(['main', 'light', 'dark'].map((part) => [`--cais-palette-${name}-${part}`, color]));
  return {
    '--cais-palette-divider': scheme.line,
    '--cais-palette-TableCell-border': scheme.line,
    '--cais-palette-Chip-defaultBorder': scheme.line,
    '--cais-palette-text-secondary': scheme.muted,
    '--cais-palette-nav-text': scheme.nav.text,
    ...tone('primary', scheme.brand),
    ...tone('success', scheme.ok.text),
    ...tone('warning', scheme.warn.text),
    ...tone('error', scheme.bad.text),
    ...tone('neutral', scheme.grey.text),
    ...tone('info', scheme.info.text),
  };
}
