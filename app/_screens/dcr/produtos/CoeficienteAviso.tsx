import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';

/**
 * Goods of informatics cannot have the fixed coefficient (domain/zfm.md §1.1, item 4). Only warns: the person who signs answers for
 * it.
 */
export function CoeficienteAviso() {
  const [informatica, tipoCoeficiente] = useWatch({ name: ['informatica', 'tipoCoeficiente'] });
  if (!informatica || tipoCoeficiente !== 'FIXO') return null;
  return (
    <Alert severity="warning" role="status">
      Bem de informática não tem o coeficiente fixo de 88 % (DL 288/1967, art. 7º): confira o tipo de coeficiente.
    </Alert>
  );
}
