import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';

/** Of goods of informatics the fixed coefficient is nobody's (domain/zfm.md §1.1, item 4); it is for who signs to say why it is there. */
export function CoeficienteAviso() {
  const [informatica, tipoCoeficiente] = useWatch({ name: ['informatica', 'tipoCoeficiente'] });
  if (!informatica || tipoCoeficiente !== 'FIXO') return null;
  return (
    <Alert severity="warning" role="status">
      Bem de informática não tem o coeficiente fixo de 88 % (DL 288/1967, art. 7º): confira o tipo de coeficiente.
    </Alert>
  );
}
