import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** Link of a row to its record, as a plain element (components/theme/overrides/cells.ts). */
export const CellLink = createLink(({ 'aria-current': _, ...props }: ComponentProps<'a'>) => (
  <a className="cell-link" {...props} />
));
