import MuiButton, { type ButtonProps } from '@mui/material/Button';
import MuiIconButton, { type IconButtonProps } from '@mui/material/IconButton';
import MuiLink, { type LinkProps } from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';

/**
 * MUI's link and buttons for routes: `to`, `params` and `search` are checked against the route table. The router sets
 * `aria-current` on every link to a parent of the page. That mark belongs to the side menu, so these links drop it.
 */
export const LinkTo = createLink(({ 'aria-current': _, ...props }: LinkProps<'a'>) => <MuiLink {...props} />);
export const ButtonTo = createLink(({ 'aria-current': _, ...props }: ButtonProps<'a'>) => (
  <MuiButton component="a" {...props} />
));
export const IconButtonTo = createLink(({ 'aria-current': _, ...props }: IconButtonProps<'a'>) => (
  <MuiIconButton component="a" {...props} />
));
