import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { CredencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { cpfEncoberto } from './cpf-encoberto.ts';

/** Whose credential, which the dialog names, gets another secret, where, and what becomes of what it has and does. */
export function CredencialQueFica({ credencial }: { credencial: CredencialDoPortal }) {
  const { ambiente, modo, cpf } = credencial;
  return (
    <Box>
      <Typography variant="body2" gutterBottom>
        {cpfEncoberto(cpf)} · {NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        A pessoa e o ambiente ficam. As rondas, os acompanhamentos, os avisos e o que espera continuam.{' '}
        {modo === 'CHAVE'
          ? 'O Cais apaga a chave de agora; no Portal Único, se ela ainda vale, revogue-a.'
          : 'O Cais apaga o certificado de agora.'}
      </Typography>
    </Box>
  );
}
