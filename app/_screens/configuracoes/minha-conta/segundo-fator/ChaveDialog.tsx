import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type SubmitEvent, useId, useState } from 'react';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { useSaveSecondFactor } from '#lib/api/accounts/second-factor.ts';
import type { ChaveNova } from '#lib/contracts/accounts/segundo-fator.ts';
import { CampoDaSenha } from './CampoDaSenha.tsx';
import { CodigosMostrados } from './CodigosMostrados.tsx';
import { usePasso } from './use-passo.ts';

/** Sets a passkey up: its name, the password, then the browser's own question. */
export function ChaveDialog({ aoFechar }: { aoFechar: () => void }) {
  const titulo = useId();
  const { comecarChave, guardarChave, reler } = useSaveSecondFactor();
  const { fazendo, campos, falha, fazer } = usePasso('A chave não foi feita: o navegador cancelou ou não a permite.');
  const [nome, setNome] = useState('');
  const [senha, setSenha] = useState('');
  const [codigos, setCodigos] = useState<string[] | null>(null);
  const sair = () => {
    aoFechar();
    if (codigos) void reler();
  };
  const enviar = (evento: SubmitEvent) => {
    evento.preventDefault();
    if (codigos) return sair();
    void fazer(async () => {
      const { token, opcoes } = await comecarChave(senha);
      const { startRegistration } = await import('@simplewebauthn/browser');
      const resposta = await startRegistration({ optionsJSON: opcoes as never });
      const nova = { token, nome: nome.trim() || 'Chave de acesso', resposta };
      setCodigos(await guardarChave(nova as unknown as ChaveNova));
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
      <form noValidate onSubmit={enviar}>
        <DialogTitle id={titulo}>Chave de acesso</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {falha && <Alert severity="error">{falha}</Alert>}
          {codigos ? (
            <>
              <Alert severity="success">A chave está pronta. As outras sessões foram encerradas.</Alert>
              {codigos.length > 0 && <CodigosMostrados codigos={codigos} />}
            </>
          ) : (
            <>
              A chave fica no telefone, no computador ou num pendrive de segurança, e só serve neste endereço. O
              navegador pede a sua digital, o rosto ou o PIN.
              <TextField
                label="Nome da chave"
                value={nome}
                helperText={campos.nome ?? 'Para reconhecê-la depois: “Notebook”, “Telefone”.'}
                error={!!campos.nome}
                onChange={({ target }) => setNome(target.value)}
                slotProps={{ htmlInput: { maxLength: 60 } }}
              />
              <CampoDaSenha valor={senha} erro={campos.senha} aoMudar={setSenha} />
            </>
          )}
        </DialogContent>
        <RodapeDoDialogo saida={codigos ? 'Fechar' : 'Cancelar'} aoFechar={sair} type="submit" loading={fazendo}>
          {codigos ? 'Pronto' : 'Continuar'}
        </RodapeDoDialogo>
      </form>
    </Dialog>
  );
}
