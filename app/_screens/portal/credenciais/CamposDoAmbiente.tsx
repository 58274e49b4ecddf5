import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import {
  AMBIENTES_DO_PORTAL,
  type AmbienteDoPortal,
  NOME_AMBIENTE_DO_PORTAL,
} from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { FRASE_DA_PRODUCAO } from '#lib/portal/domain/portal-unico.ts';

interface CampoDoAmbienteProps {
  campo: TextFieldProps;
}

/** The environment of a new credential. Training is the default. */
export function CampoDoAmbiente({ campo }: CampoDoAmbienteProps) {
  return (
    <TextField select defaultValue="TREINAMENTO" label="Ambiente" {...campo}>
      {AMBIENTES_DO_PORTAL.map((ambiente) => (
        <MenuItem key={ambiente} value={ambiente}>
          {NOME_AMBIENTE_DO_PORTAL[ambiente]}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Production asks for a typed sentence. */
export function FraseDaProducao({ ambiente, campo }: CampoDoAmbienteProps & { ambiente: AmbienteDoPortal }) {
  if (ambiente !== 'PRODUCAO') return null;
  return (
    <>
      <Alert severity="warning">
        Em produção o Cais lê declarações de verdade, em nome do titular. Comece pelo treinamento.
      </Alert>
      <TextField required label={`Para produção, digite: ${FRASE_DA_PRODUCAO}`} {...campo} />
    </>
  );
}
