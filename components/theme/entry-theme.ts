import { createTheme } from '@mui/material/styles';
import { entryOptions } from './theme-options.ts';

/** Of the log-in, which everybody waits for and which shows no table and no list. */
export const entryTheme = createTheme(entryOptions);
