import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { LookupField } from '#components/ui/fields/LookupField.tsx';
import { useLookup } from '#lib/api/platform/lookup.ts';
import { useGravarProcesso } from '#lib/api/processo/processo.ts';
import { MAXIMO_LOOKUP } from '#lib/contracts/platform/lookup.ts';
import { nomeDoImportador } from '#lib/domain/cadastros/importador.ts';
import { type ImportadorEmFoco, useImportadorEmFoco } from '#lib/session/importador-em-foco.ts';

interface ComecarEmBrancoDialogProps {
  aoFechar: () => void;
  aoComecar: (processo: { id: string }) => void;
}

/** What is known of a blank processo. Only "Criar o processo" saves it, and so gives it its number. */
export function ComecarEmBrancoDialog({ aoFechar, aoComecar }: ComecarEmBrancoDialogProps) {
  const foco = useImportadorEmFoco();
  const { criar } = useGravarProcesso();
  const { enqueueSnackbar } = useSnackbar();
  const [importador, setImportador] = useState(() => foco && opcaoDe(foco));
  const [referencia, setReferencia] = useState('');
  const [criando, setCriando] = useState(false);
  const busca = useLookup('Importador/GetByQ');
  const comecar = async () => {
    setCriando(true);
    try {
      aoComecar(await criar({ importador: importador && { id: importador.chave }, referencia: referencia || null }));
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
      setCriando(false);
    }
  };
  return (
    <DialogoDeFormulario
      titulo="Começar em branco"
      confirmar="Criar o processo"
      saida="Cancelar"
      gravando={criando}
      aoConfirmar={comecar}
      aoFechar={aoFechar}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        O processo toma o próximo número quando é criado, e começa como DI ou DUIMP conforme o cadastro do importador.
        Diga já o que souber.
      </Typography>
      <LookupField
        {...busca}
        rotulo="Importador"
        valor={importador}
        aoEscolher={setImportador}
        maximo={MAXIMO_LOOKUP}
      />
      <TextField
        label="Nossa referência"
        value={referencia}
        onChange={({ target }) => setReferencia(target.value)}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
    </DialogoDeFormulario>
  );
}

function opcaoDe({ id, cnpj, nome }: ImportadorEmFoco) {
  return { chave: id, rotulo: nomeDoImportador({ cnpj, razaoSocial: nome, excluido: false }) };
}
