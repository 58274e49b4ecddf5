import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, useId, useState } from 'react';
import { DialogoComCampos } from '#components/ui/dialogs/DialogoComCampos.tsx';
import { MODOS_DE_ENTRAR, type ModoDeEntrar, NOME_MODO_DE_ENTRAR } from '#lib/portal/domain/portal-unico.ts';

interface ChaveOuCertificadoDialogProps {
  titulo: string;
  /** What is asked for first. */
  primeiro: ModoDeEntrar;
  chave: ReactNode;
  certificado: ReactNode;
  aoFechar: () => void;
}

/** Asks what Cais enters the Portal with: a person's access key or A1 certificate. What was typed into one stays beside the other. */
export function ChaveOuCertificadoDialog(props: ChaveOuCertificadoDialogProps) {
  const { titulo, primeiro, chave, certificado, aoFechar } = props;
  const id = useId();
  const [modo, setModo] = useState<ModoDeEntrar>(primeiro);
  return (
    <DialogoComCampos open onClose={aoFechar} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{titulo}</DialogTitle>
      <RadioGroup
        row
        aria-label="Como o Cais entra no Portal Único"
        value={modo}
        onChange={(_, novo) => setModo(novo as ModoDeEntrar)}
        sx={{ px: 3 }}
      >
        {MODOS_DE_ENTRAR.map((modoDeEntrar) => (
          <FormControlLabel
            key={modoDeEntrar}
            value={modoDeEntrar}
            control={<Radio size="small" />}
            label={NOME_MODO_DE_ENTRAR[modoDeEntrar]}
          />
        ))}
      </RadioGroup>
      <Box hidden={modo !== 'CHAVE'} sx={lado}>
        {chave}
      </Box>
      <Box hidden={modo !== 'CERTIFICADO'} sx={lado}>
        {certificado}
      </Box>
    </DialogoComCampos>
  );
}

/** The fields scroll, and the acts below them stay in sight. */
const lado = {
  '&:not([hidden])': { display: 'flex', minHeight: 0 },
  '& > form': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  '& .MuiDialogContent-root': { pt: 1 },
};
