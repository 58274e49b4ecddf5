import { createTheme, type Theme } from '@mui/material/styles';
import { cells } from './overrides/cells.ts';
import { data } from './overrides/data.ts';
import { print } from './overrides/print.ts';
import { page } from './overrides/surfaces.ts';
import { texts } from './overrides/texts.ts';
import { entryOptions } from './theme-options.ts';

/** Of everything but the log-in. */
export const theme = createTheme(
  {
    ...entryOptions,
    components: {
      ...entryOptions.components,
      ...data,
      MuiCssBaseline: { styleOverrides: (theme: Theme) => ({ ...page(theme), ...cells(theme), ...print(theme) }) },
    },
  },
  { components: texts },
);
