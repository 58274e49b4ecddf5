import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { lazy, type SubmitEvent, Suspense, useId, useState } from 'react';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { useSaveSecondFactor } from '#lib/api/accounts/second-factor.ts';
import type { AplicativoNovo } from '#lib/contracts/accounts/segundo-fator.ts';
import { CampoDaSenha } from './CampoDaSenha.tsx';
import { CodigosMostrados } from './CodigosMostrados.tsx';
import { usePasso } from './use-passo.ts';

/** Sets an application of codes up: the password, the QR code with a first code, the recovery codes. */
export function AplicativoDialog({ aoFechar }: { aoFechar: () => void }) {
  const titulo = useId();
  const { comecarAplicativo, confirmarAplicativo, reler } = useSaveSecondFactor();
  const { fazendo, campos, falha, fazer } = usePasso();
  const [senha, setSenha] = useState('');
  const [codigo, setCodigo] = useState('');
  const [novo, setNovo] = useState<AplicativoNovo | null>(null);
  const [codigos, setCodigos] = useState<string[] | null>(null);

  const sair = () => {
    aoFechar();
    if (codigos) void reler();
  };
  const avancar = (evento: SubmitEvent) => {
    evento.preventDefault();
    if (codigos) return sair();
    void fazer(async () => {
      if (novo) setCodigos(await confirmarAplicativo(codigo));
      else setNovo(await comecarAplicativo(senha));
    });
  };
  return (
    <Dialog
      open
      onClose={(_, motivo) => motivo === 'escapeKeyDown' && sair()}
      aria-labelledby={titulo}
      maxWidth="xs"
      fullWidth
    >
      <form noValidate onSubmit={avancar}>
        <DialogTitle id={titulo}>Aplicativo de códigos</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {falha && <Alert severity="error">{falha}</Alert>}
          {codigos ? (
            <FimDoAplicativo codigos={codigos} />
          ) : novo ? (
            <LeituraDoCodigo novo={novo} codigo={codigo} erro={campos.codigo} aoMudar={setCodigo} />
          ) : (
            <>
              Um aplicativo no telefone mostra um código novo a cada meio minuto. Ao entrar, o Cais pede a senha e o
              código.
              <CampoDaSenha valor={senha} erro={campos.senha} aoMudar={setSenha} />
            </>
          )}
        </DialogContent>
        {codigos ? (
          <RodapeDoDialogo saida="Fechar" aoFechar={sair} type="submit">
            Pronto
          </RodapeDoDialogo>
        ) : (
          <RodapeDoDialogo saida="Cancelar" aoFechar={aoFechar} type="submit" loading={fazendo}>
            {novo ? 'Confirmar' : 'Continuar'}
          </RodapeDoDialogo>
        )}
      </form>
    </Dialog>
  );
}

interface LeituraDoCodigoProps {
  novo: AplicativoNovo;
  codigo: string;
  erro: string | undefined;
  aoMudar: (codigo: string) => void;
}

function LeituraDoCodigo({ novo, codigo, erro, aoMudar }: LeituraDoCodigoProps) {
  return (
    <>
      Abra o aplicativo (Google Authenticator, Microsoft Authenticator, 1Password e outros) e leia este código.
      <Suspense fallback={<Skeleton variant="rounded" width={200} height={200} sx={{ justifySelf: 'center' }} />}>
        <QrCode texto={novo.endereco} nome="Código para o aplicativo ler" />
      </Suspense>
      <TextField
        label="Ou digite esta chave no aplicativo"
        value={emGrupos(novo.segredo)}
        multiline
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <TextField
        label="Código que o aplicativo mostra"
        autoFocus
        autoComplete="one-time-code"
        value={codigo}
        error={!!erro}
        helperText={erro ?? '6 algarismos, que mudam a cada meio minuto.'}
        onChange={({ target }) => aoMudar(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
      />
    </>
  );
}

function FimDoAplicativo({ codigos }: { codigos: readonly string[] }) {
  return (
    <>
      <Alert severity="success">O aplicativo está pronto. As outras sessões foram encerradas.</Alert>
      {codigos.length > 0 ? (
        <CodigosMostrados codigos={codigos} />
      ) : (
        'Os códigos de recuperação que você tem continuam valendo.'
      )}
    </>
  );
}

const emGrupos = (segredo: string) => segredo.replace(/(.{4})(?=.)/g, '$1 ');
const QrCode = lazy(() => import('./QrCode.tsx').then((modulo) => ({ default: modulo.QrCode })));
