import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useCopiar } from '#components/ui/feedback/use-copiar.ts';

/** The recovery codes, which are never shown again. */
export function CodigosMostrados({ codigos }: { codigos: readonly string[] }) {
  const id = useId();
  const { copiado, copiar } = useCopiar(id);
  return (
    <>
      Se você perder o telefone ou a chave, cada um destes códigos deixa entrar uma vez, com a senha. Guarde-os fora do
      computador.
      <Box component="ul" aria-label="Códigos de recuperação" sx={lista}>
        {codigos.map((codigo) => (
          <li key={codigo}>{codigo}</li>
        ))}
      </Box>
      <Button variant="outlined" color="inherit" onClick={() => copiar(codigos.join('\n'))}>
        Copiar os códigos
      </Button>
      <Alert severity={copiado === 'sim' ? 'success' : 'warning'}>{AVISOS[copiado ?? 'antes']}</Alert>
    </>
  );
}

const AVISOS = {
  antes: 'Os códigos aparecem só agora. Se eles se perderem, faça novos em Minha conta.',
  sim: 'Códigos copiados.',
  nao: 'O navegador não deixou copiar. Anote os códigos.',
};

const lista = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 0.5,
  m: 0,
  p: 1.5,
  listStyle: 'none',
  fontFamily: 'monospace',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};
