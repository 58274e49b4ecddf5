import Alert from '@mui/material/Alert';
import { type CustomContentProps, SnackbarContent } from 'notistack';
import type { Ref } from 'react';

/** Snackbar in the colours of the product, shown after an action. */
export function Notice({ ref, id, message, variant, action }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  return (
    <SnackbarContent ref={ref}>
      <Alert
        severity={variant === 'default' ? 'info' : variant}
        action={typeof action === 'function' ? action(id) : action}
        sx={{ width: 1, alignItems: 'center', boxShadow: '0 8px 24px rgb(0 0 0 / 0.16)' }}
      >
        {message}
      </Alert>
    </SnackbarContent>
  );
}
