import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { MODOS_DE_ENTRAR, type ModoDeEntrar, NOME_MODO_DE_ENTRAR } from '#lib/domain/sistema/portal-unico.ts';
import { FormularioDaChave } from './FormularioDaChave.tsx';
import { FormularioDoCertificado } from './FormularioDoCertificado.tsx';

/** Registers what Cais enters the Portal with: a person's access key or A1 certificate. What was typed into one stays beside the other. */
export function NovaCredencialDialog({ aoFechar }: { aoFechar: () => void }) {
  const titulo = useId();
  const [modo, setModo] = useState<ModoDeEntrar>('CHAVE');
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={titulo} maxWidth="sm" fullWidth>
      <DialogTitle id={titulo}>Nova credencial</DialogTitle>
      <RadioGroup
        row
        aria-label="Como o Cais entra no Portal Único"
        value={modo}
        onChange={(_, novo) => setModo(novo as ModoDeEntrar)}
        sx={{ px: 3, pb: 1 }}
      >
        {MODOS_DE_ENTRAR.map((um) => (
          <FormControlLabel key={um} value={um} control={<Radio size="small" />} label={NOME_MODO_DE_ENTRAR[um]} />
        ))}
      </RadioGroup>
      <Box hidden={modo !== 'CHAVE'} sx={{ overflow: 'auto' }}>
        <FormularioDaChave aoFechar={aoFechar} />
      </Box>
      <Box hidden={modo !== 'CERTIFICADO'} sx={{ overflow: 'auto' }}>
        <FormularioDoCertificado aoFechar={aoFechar} />
      </Box>
    </Dialog>
  );
}
