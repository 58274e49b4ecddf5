import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { TextoField } from '#components/ui/fields/TextoField.tsx';
import type { ApiError } from '#lib/api/platform/api-error.ts';
import { useAdiar } from '#lib/api/views/meu-dia.ts';
import { adiamentoNovo, type LinhaDoMeuDia } from '#lib/contracts/views/meu-dia.ts';
import { diasParaAdiar, recusaDoAdiamento } from '#lib/domain/telas/meu-dia.ts';

interface AdiarDialogProps {
  linha: LinhaDoMeuDia;
  hoje: string;
  aoFechar: () => void;
  /** Called when the request is sent: the line is about to leave the list. */
  aoComecar: () => void;
  aoAdiar: (ate: string) => void;
}

/** Asks until when and why the line is put off; both are stored. */
export function AdiarDialog({ linha: { chave, titulo }, hoje, aoFechar, aoComecar, aoAdiar }: AdiarDialogProps) {
  const { adiar } = useAdiar();
  const presets = diasParaAdiar(hoje);
  const [ate, setAte] = useState(presets[0]?.dia ?? '');
  const [motivo, setMotivo] = useState('');
  const [erros, setErros] = useState<{ ate?: string; motivo?: string; geral?: string }>({});
  const [gravando, setGravando] = useState(false);

  const confirmar = async () => {
    const recusas = recusasDe({ chave, ate, motivo }, hoje);
    setErros(recusas);
    if (recusas.ate ?? recusas.motivo) return;
    setGravando(true);
    aoComecar();
    try {
      await adiar({ chave, ate, motivo: motivo.trim() });
      aoAdiar(ate);
    } catch (erro) {
      const { message, campos } = erro as ApiError;
      setErros(campos.ate || campos.motivo ? campos : { geral: message });
      setGravando(false);
    }
  };
  return (
    <DialogoDeFormulario
      titulo={`Adiar ${titulo}`}
      confirmar="Adiar"
      gravando={gravando}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
    >
      {erros.geral && <Alert severity="error">{erros.geral}</Alert>}
      <Typography variant="body2">
        Sai só do seu dia e volta na data, ou antes, se piorar. Fica registrado quem adiou, até quando e por quê.
      </Typography>
      <Stack direction="row" role="group" aria-label="Datas usuais" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {presets.map(({ nome, dia }) => (
          <Button
            key={nome}
            size="small"
            variant="outlined"
            color={dia === ate ? 'primary' : 'inherit'}
            aria-pressed={dia === ate}
            onClick={() => setAte(dia)}
          >
            {nome}
          </Button>
        ))}
      </Stack>
      <DateField rotulo="Volta em" obrigatorio valor={ate} aoMudar={setAte} {...(erros.ate && { erro: erros.ate })} />
      <TextoField
        rotulo="Por quê"
        required
        autoFocus
        multiline
        maximo={500}
        valor={motivo}
        aoMudar={setMotivo}
        erro={erros.motivo}
      />
    </DialogoDeFormulario>
  );
}

/** Checks by the contract's rules before the request. */
function recusasDe(
  novo: { chave: string; ate: string; motivo: string },
  hoje: string,
): { ate?: string; motivo?: string } {
  const lido = adiamentoNovo.safeParse(novo);
  const campos = Object.fromEntries(lido.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
  if (novo.ate === '') return { ...campos, ate: 'Informe o dia em que volta.' };
  if (campos.ate) return campos;
  const recusa = recusaDoAdiamento(novo.ate, hoje);
  return { ...campos, ...(recusa && { ate: recusa }) };
}
