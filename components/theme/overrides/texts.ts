import type { ThemeOptions } from '@mui/material/styles';

/**
 * What MUI's components say where a screen does not. MUI's own Portuguese makes an `Intl.NumberFormat` before the first page is drawn,
 * 40 ms of it, for a component that is not used.
 */
export const texts: ThemeOptions['components'] = {
  MuiAlert: { defaultProps: { closeText: 'Fechar' } },
  MuiAutocomplete: {
    defaultProps: {
      clearText: 'Limpar',
      closeText: 'Fechar',
      loadingText: 'Carregando…',
      noOptionsText: 'Sem opções',
      openText: 'Abrir',
    },
  },
};
