import Alert from '@mui/material/Alert';
import { type ComponentType, type SubmitEvent, useState } from 'react';
import { takeSecondStep } from '#lib/api/accounts/auth.ts';
import { ApiError } from '#lib/api/platform/api-error.ts';
import type { PedidoDeSegundoFator, RespostaDoSegundoFator } from '#lib/contracts/accounts/segundo-fator.ts';
import { startSession } from '#lib/session/session.ts';
import type { SegundoPassoProps } from './conferir-e-entrar.ts';

type Pedido = PedidoDeSegundoFator['segundoFator'];

/** The form that answers one request for a second factor. */
export function segundoPassoDe(pedido: Pedido): ComponentType<SegundoPassoProps> {
  return (props) => <SegundoFatorForm pedido={pedido} {...props} />;
}

/**
 * The second step of the log-in: a passkey, a code of the application, or a recovery code. The log-in page hands its own field and
 * button over: imported here too, they would go to a file of their own, which everybody would wait for.
 */
function SegundoFatorForm({ pedido, aoEntrar, aoVoltar, pecas }: SegundoPassoProps & { pedido: Pedido }) {
  const { aplicativo, chave, recuperacao } = pedido;
  const { Box, Button, PlainTextField } = pecas;
  const { forma, codigo, setCodigo, falha, entrando, trocar, enviar, comChave } = useSegundoPasso(pedido, aoEntrar);
  return (
    <Box component="form" noValidate aria-label="Segundo fator" onSubmit={enviar} sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="info">A senha está certa. Falta o segundo fator.</Alert>
      {falha && <Alert severity="error">{falha}</Alert>}
      {chave && (
        <Button variant={aplicativo ? 'outlined' : 'contained'} size="large" disabled={entrando} onClick={comChave}>
          Usar a chave de acesso
        </Button>
      )}
      {forma && (
        <>
          <PlainTextField
            key={forma}
            autoFocus
            label={forma === 'APLICATIVO' ? 'Código do aplicativo' : 'Código de recuperação'}
            helperText={
              forma === 'APLICATIVO' ? 'Os 6 algarismos que o aplicativo mostra agora.' : 'Cada um serve uma vez.'
            }
            value={codigo}
            onChange={({ target }) => setCodigo(target.value)}
            autoComplete={forma === 'APLICATIVO' ? 'one-time-code' : 'off'}
            inputProps={{ inputMode: forma === 'APLICATIVO' ? 'numeric' : 'text', maxLength: 40 }}
          />
          <Button type="submit" variant="contained" size="large" loading={entrando}>
            Entrar
          </Button>
        </>
      )}
      {recuperacao && forma !== 'RECUPERACAO' && (
        <Button color="inherit" onClick={() => trocar('RECUPERACAO')}>
          Usar um código de recuperação
        </Button>
      )}
      {aplicativo && forma === 'RECUPERACAO' && (
        <Button color="inherit" onClick={() => trocar('APLICATIVO')}>
          Usar o aplicativo
        </Button>
      )}
      <Button color="inherit" onClick={aoVoltar}>
        Voltar
      </Button>
    </Box>
  );
}

type Forma = 'APLICATIVO' | 'RECUPERACAO';

/** What is typed of the second factor, and the log-in by it or by a passkey. */
function useSegundoPasso({ token, aplicativo, chave }: Pedido, aoEntrar: SegundoPassoProps['aoEntrar']) {
  const [forma, setForma] = useState<Forma | null>(aplicativo ? 'APLICATIVO' : null);
  const [codigo, setCodigo] = useState('');
  const [falha, setFalha] = useState<string | null>(null);
  const [entrando, setEntrando] = useState(false);

  const responder = async (resposta: () => Promise<RespostaDoSegundoFator>) => {
    if (entrando) return;
    setEntrando(true);
    setFalha(null);
    try {
      startSession(await takeSecondStep(await resposta()));
      aoEntrar?.();
    } catch (erro) {
      setCodigo('');
      setFalha(erro instanceof ApiError ? (erro.campos.codigo ?? erro.message) : CHAVE_NAO_USADA);
      setEntrando(false);
    }
  };
  return {
    forma,
    codigo,
    setCodigo,
    falha,
    entrando,
    trocar: (outra: Forma) => {
      setForma(outra);
      setCodigo('');
      setFalha(null);
    },
    enviar: (evento: SubmitEvent) => {
      evento.preventDefault();
      if (forma) void responder(async () => ({ forma, token, codigo }));
    },
    comChave: () =>
      responder(async () => {
        const { startAuthentication } = await import('@simplewebauthn/browser');
        const assinada = await startAuthentication({ optionsJSON: chave as never });
        return { forma: 'CHAVE', token, chave: { ...assinada } } as unknown as RespostaDoSegundoFator;
      }),
  };
}

const CHAVE_NAO_USADA = 'A chave não foi usada: o navegador cancelou ou não a encontrou. Tente de novo.';
