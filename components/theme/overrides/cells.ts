import type { Theme } from '@mui/material/styles';
import { radius } from '#components/theme/tokens.ts';

const TONES = ['success', 'warning', 'error', 'info', 'neutral'] as const;

type CellTheme = Omit<Theme, 'components'>;
type Palette = Theme['palette'] | Theme['vars']['palette'];

/**
 * Classes of what stands in the cells of a list (StatusChip, TwoLines, CellLink and others). A page shows hundreds of cells, so they
 * are plain elements: a styled component in each costs more than the rest of the page.
 */
export function cells(theme: CellTheme) {
  const { palette } = theme.vars ?? theme;
  return { ...statusChips(palette), ...twoLines(palette), ...links(palette), ...rows, ...buttons(palette) } as const;
}

function statusChips(palette: Palette) {
  return {
    '.status-chip': {
      display: 'inline-flex',
      alignItems: 'center',
      verticalAlign: 'middle',
      gap: 5,
      maxWidth: '100%',
      height: 24,
      padding: '0 8px',
      borderRadius: radius.chip,
      fontSize: '0.8125rem',
      fontWeight: 600,
      lineHeight: '24px',
      '&::before': {
        content: '""',
        flex: 'none',
        width: 7,
        height: 7,
        borderRadius: '50%',
        backgroundColor: 'currentColor',
      },
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
    ...Object.fromEntries(
      TONES.map((tone) => [`.status-chip.${tone}`, { color: palette[tone].main, backgroundColor: palette[tone].soft }]),
    ),
    // Beside the name of a field, and where a chip is a sentence, there is room for a second line.
    ':is(dd, .in-lines) .status-chip': { height: 'auto', minHeight: 24, lineHeight: 1.5 },
    ':is(dd, .in-lines) .status-chip > span': { whiteSpace: 'normal' },
  } as const;
}

function twoLines(palette: Palette) {
  return {
    'dd .two-lines > *': { whiteSpace: 'normal' },
    'dd .two-lines.whole > :first-child': { WebkitLineClamp: 'none' },
    '.two-lines': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      height: '100%',
      minWidth: 0,
      lineHeight: 1.5,
      '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& > :last-child': { fontSize: '0.75rem', lineHeight: 1.4, color: palette.text.secondary },
    },
    '.two-lines.whole': {
      lineHeight: 1.15,
      '& > :first-child': {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        // The second line takes one of the lines that the height of the row has room for (papeis-da-grade.ts).
        WebkitLineClamp: 'max(1, min(2, var(--linhas, 3) - 1))',
        overflowWrap: 'anywhere',
        whiteSpace: 'normal',
      },
      '& > :last-child': { lineHeight: 1.15 },
    },
    '.two-lines.whole-note > :last-child': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 'max(1, min(2, var(--linhas, 3) - 1))',
      whiteSpace: 'normal',
      lineHeight: 1.15,
    },
    'dd .two-lines.whole-note > :last-child': { WebkitLineClamp: 'none' },
    // The rows of a table are as high as their text; those of a list are not.
    '.MuiTableCell-root .two-lines > *': { whiteSpace: 'normal', overflowWrap: 'break-word' },
  } as const;
}

function links(palette: Palette) {
  return {
    '.cell-link': {
      color: palette.primary.main,
      fontWeight: 600,
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
    },
    // A code may break anywhere, or its hyphens would leave half of each line empty.
    '.cell-link.code': { wordBreak: 'break-all' },
    '.cell-link.deleted': {
      maxWidth: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      fontWeight: 'inherit',
      textDecoration: 'line-through',
      color: palette.text.secondary,
    },
  } as const;
}

const rows = {
  '.cell-row': {
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    minWidth: 0,
    gap: 8,
    '& > a': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '.cell-chips': {
    lineHeight: 1.5,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    height: '100%',
    gap: '2px 4px',
  },
  '.cell-chips.at-end': { justifyContent: 'flex-end' },
  '.cell-chips.as-button': { maxWidth: '100%' },
} as const;

function buttons(palette: Palette) {
  return {
    '.as-button': { padding: 0, border: 0, background: 'none', font: 'inherit', cursor: 'pointer' },
    '.cell-button': {
      flex: 'none',
      display: 'inline-flex',
      marginInlineStart: 'auto',
      padding: 5,
      border: 0,
      borderRadius: '50%',
      background: 'none',
      color: palette.action.active,
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.action.hover },
    },
    '.cell-button.pencil': {
      position: 'absolute',
      zIndex: 1,
      fontSize: 18,
      backgroundColor: palette.background.paper,
      boxShadow: `0 0 0 1px ${palette.divider}`,
      '&[hidden]': { display: 'none' },
    },
  } as const;
}
