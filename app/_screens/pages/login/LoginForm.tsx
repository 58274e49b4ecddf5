import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, lazy, type SubmitEvent, Suspense, useRef, useState } from 'react';
import { PasswordField } from '#components/ui/fields/PasswordField.tsx';
import { PlainTextField } from '#components/ui/fields/PlainTextField.tsx';
import type { Recusa } from './conferir-e-entrar.ts';

/**
 * The route's guard notices the new session and leads to the page first asked for. Two fields and no form library: everybody waits
 * for this page, and docs/decisions/velocidade.md limits its weight.
 */
export function LoginForm({ aoEntrar }: { aoEntrar?: (() => void) | undefined }) {
  const [dados, setDados] = useState({ email: '', password: '' });
  const [recusa, setRecusa] = useState<Recusa>({});
  const [entrando, setEntrando] = useState(false);
  const campos = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };

  const enviar = async (evento: SubmitEvent) => {
    evento.preventDefault();
    if (entrando) return;
    setEntrando(true);
    setRecusa({});
    const resposta = await tentar(dados);
    // After a successful log-in the button keeps its progress state until the next page is there.
    if (!resposta) return aoEntrar?.();
    setEntrando(false);
    setRecusa(resposta);
    if (resposta.SegundoPasso) return;
    if (resposta.esquecerSenha) setDados(({ email }) => ({ email, password: '' }));
    campos[resposta.email ? 'email' : 'password'].current?.focus();
  };
  const campo = (nome: keyof typeof dados) => ({
    value: dados[nome],
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setDados((outros) => ({ ...outros, [nome]: value }));
      setRecusa(({ [nome]: _, ...outras }) => outras);
    },
    inputRef: campos[nome],
    error: recusa[nome] !== undefined,
    helperText: recusa[nome],
  });

  if (recusa.SegundoPasso) {
    return <recusa.SegundoPasso aoEntrar={aoEntrar} aoVoltar={() => setRecusa({})} pecas={PECAS} />;
  }
  return (
    <Box component="form" noValidate onSubmit={enviar} sx={{ display: 'grid', gap: 2 }}>
      {recusa.root && (
        <Suspense>
          <Alert severity="error">{recusa.root}</Alert>
        </Suspense>
      )}
      <PlainTextField
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        onInput={adiantar}
        {...campo('email')}
      />
      <PasswordField name="password" autoComplete="current-password" onInput={adiantar} {...campo('password')} />
      <Button type="submit" variant="contained" size="large" loading={entrando}>
        Entrar
      </Button>
    </Box>
  );
}

async function tentar(dados: { email: string; password: string }): Promise<Recusa | null> {
  try {
    const { conferirEEntrar } = await adiantar();
    return await conferirEEntrar(dados);
  } catch {
    return { root: 'Sem conexão com o servidor. Verifique a rede e recarregue a página.' };
  }
}

const PECAS = { Box, Button, PlainTextField };
const Alert = lazy(() => import('@mui/material/Alert'));
const adiantar = () => import('./conferir-e-entrar.ts');
