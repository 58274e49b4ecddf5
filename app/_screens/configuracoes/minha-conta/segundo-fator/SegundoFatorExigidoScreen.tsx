import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { EntryLayout } from '#components/shell/EntryLayout.tsx';
import { logOut } from '#lib/api/accounts/auth.ts';
import { useSecondFactor } from '#lib/api/accounts/second-factor.ts';
import { endSession } from '#lib/session/session.ts';
import { AplicativoDialog } from './AplicativoDialog.tsx';
import { ChaveDialog } from './ChaveDialog.tsx';

/** Where the company demands a second factor, a person without one comes here and sees nothing else. */
export function SegundoFatorExigidoScreen() {
  const { data, error } = useSecondFactor();
  const [pondo, setPondo] = useState<'aplicativo' | 'chave' | null>(null);
  const tem = data && (data.aplicativoDesde || data.chaves.length > 0);
  if (data && (tem || !data.exigido)) return <Navigate to="/dashboard" replace />;
  return (
    <EntryLayout
      titulo="Falta o segundo fator"
      descricao="A sua empresa exige de todos, além da senha, algo que só a pessoa tem. Ponha o seu para continuar."
    >
      <Stack sx={{ gap: 2 }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        <Button variant="contained" size="large" onClick={() => setPondo('aplicativo')}>
          Cadastrar aplicativo de códigos
        </Button>
        <Button variant="outlined" size="large" onClick={() => setPondo('chave')}>
          Cadastrar chave de acesso
        </Button>
        <Button
          color="inherit"
          onClick={() => {
            logOut().catch(() => {});
            endSession();
          }}
        >
          Sair
        </Button>
      </Stack>
      {pondo === 'aplicativo' && <AplicativoDialog aoFechar={() => setPondo(null)} />}
      {pondo === 'chave' && <ChaveDialog aoFechar={() => setPondo(null)} />}
    </EntryLayout>
  );
}
