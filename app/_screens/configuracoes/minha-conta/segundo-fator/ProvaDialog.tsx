import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { OnItsWay } from '#components/ui/feedback/OnItsWay.tsx';
import { beginProof, prove } from '#lib/api/accounts/second-factor.ts';
import type { ProvaDada, ProvaIniciada } from '#lib/contracts/accounts/segundo-fator.ts';
import type { DemandedProof } from '#lib/contracts/platform/erro.ts';
import { CampoDaSenha } from './CampoDaSenha.tsx';
import { usePasso } from './use-passo.ts';

interface ProvaDialogProps {
  demanded: DemandedProof;
  answer: (proved: boolean) => void;
}

/**
 * Asks again who the person is, before an act that lets people in or sends data out. The password or the second factor is enough for
 * most; a safeguard wants both of who has both. The act that waits goes on by itself.
 */
export function ProvaDialog({ demanded, answer }: ProvaDialogProps) {
  const titulo = useId();
  const prova = useProva(demanded, () => answer(true));
  const { ambas, fatores, soPelaChave, fazendo, campos, falha } = prova;
  return (
    <Dialog
      open
      onClose={(_, motivo) => motivo === 'escapeKeyDown' && answer(false)}
      aria-labelledby={titulo}
      maxWidth="xs"
      fullWidth
    >
      <form noValidate onSubmit={prova.enviar}>
        <DialogTitle id={titulo}>Confirme que é você</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {ambas
            ? 'Isto muda uma trava de segurança da empresa. Dê a senha de novo e, se você tem um, o segundo fator.'
            : 'Já faz mais de dez minutos que você deu a senha. O que você pediu continua em seguida.'}
          {falha && <Alert severity="error">{falha}</Alert>}
          {campos.chave && <Alert severity="error">{campos.chave}</Alert>}
          {fatores ? <Fatores prova={prova} /> : <OnItsWay />}
        </DialogContent>
        <RodapeDoDialogo
          saida="Cancelar"
          aoFechar={() => answer(false)}
          type="submit"
          loading={fazendo}
          disabled={!fatores}
        >
          {soPelaChave ? 'Usar a chave de acesso' : 'Confirmar'}
        </RodapeDoDialogo>
      </form>
    </Dialog>
  );
}

/** The factors that the person has, what is typed of them, and the proof. */
function useProva(demanded: DemandedProof, aoProvar: () => void) {
  const { fazendo, campos, falha, fazer } = usePasso('A chave não foi usada: o navegador cancelou ou não a encontrou.');
  const [fatores, setFatores] = useState<ProvaIniciada | null>(null);
  const [comCodigo, setComCodigo] = useState(false);
  const [senha, setSenha] = useState('');
  const [codigo, setCodigo] = useState('');
  useEffect(() => {
    // Without an answer the password can still be tried; the server says what is missing.
    beginProof().then(setFatores, () => setFatores({ aplicativo: false, chave: null }));
  }, []);

  const ambas = demanded === 'TODAS';
  const { aplicativo = false, chave = null } = fatores ?? {};
  const pedeSenha = ambas || !comCodigo;
  const pedeCodigo = aplicativo && (ambas || comCodigo);
  const soPelaChave = ambas && chave !== null && !aplicativo;
  const provar = (prova: ProvaDada) =>
    fazer(async () => {
      await prove(prova);
      aoProvar();
    });
  const provarComChave = () =>
    fazer(async () => {
      if (!chave) return;
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const assinada = await startAuthentication({ optionsJSON: chave.opcoes as never });
      const daChave = { chave: { token: chave.token, assinada: { ...assinada } } } as unknown as ProvaDada;
      await prove(ambas ? { ...daChave, senha } : daChave);
      aoProvar();
    });
  const enviar = (evento: SubmitEvent) => {
    evento.preventDefault();
    if (soPelaChave) void provarComChave();
    else void provar({ ...(pedeSenha && { senha }), ...(pedeCodigo && { codigo }) });
  };
  return {
    ambas,
    fatores,
    aplicativo,
    chave,
    pedeSenha,
    pedeCodigo,
    soPelaChave,
    comCodigo,
    setComCodigo,
    senha,
    setSenha,
    codigo,
    setCodigo,
    fazendo,
    campos,
    falha,
    enviar,
    provarComChave,
  };
}

function Fatores({ prova }: { prova: ReturnType<typeof useProva> }) {
  const { ambas, aplicativo, chave, pedeSenha, pedeCodigo, soPelaChave, comCodigo, campos } = prova;
  return (
    <>
      {pedeSenha && <CampoDaSenha valor={prova.senha} erro={campos.senha} aoMudar={prova.setSenha} />}
      {pedeCodigo && (
        <TextField
          label="Código do aplicativo"
          autoFocus={!pedeSenha}
          value={prova.codigo}
          error={campos.codigo !== undefined}
          helperText={campos.codigo ?? 'Os 6 algarismos que o aplicativo mostra agora.'}
          onChange={({ target }) => prova.setCodigo(target.value)}
          autoComplete="one-time-code"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      )}
      {aplicativo && !ambas && (
        <Button color="inherit" onClick={() => prova.setComCodigo(!comCodigo)}>
          {comCodigo ? 'Usar a senha' : 'Usar o código do aplicativo'}
        </Button>
      )}
      {chave && !soPelaChave && (
        <Button color="inherit" disabled={prova.fazendo} onClick={() => void prova.provarComChave()}>
          {ambas ? 'Usar a chave de acesso com a senha' : 'Usar a chave de acesso'}
        </Button>
      )}
    </>
  );
}
