import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { DialogoComCampos } from '#components/ui/dialogs/DialogoComCampos.tsx';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { campoRegistrado } from '#components/ui/fields/campo-registrado.ts';
import { type AmbienteDoPortal, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { usePedirAssinatura } from '#lib/portal/api/assinaturas-do-portal.ts';
import { enderecoNoPortal } from '#lib/portal/domain/endereco-dos-avisos.ts';
import { campoDaRecusa } from './campo-da-recusa.ts';

interface CadastrarAvisosDialogProps {
  credencialId: string;
  ambiente: AmbienteDoPortal;
  /** The end of the address, which this server made. */
  caminho: string;
  /** Where this server is, as far as this page or the Portal knows. */
  base: string;
  aoFechar: () => void;
}

/** Asks the Portal to call this server. The person says where it is on the internet, which the server cannot know. */
export function CadastrarAvisosDialog({ credencialId, ambiente, caminho, base, aoFechar }: CadastrarAvisosDialogProps) {
  const titulo = useId();
  const pedir = usePedirAssinatura(credencialId);
  const { register, handleSubmit, formState, setError, watch } = useForm<Campos>({
    resolver: zodResolver(camposCom(caminho)),
    defaultValues: { endereco: base },
  });
  const { errors, isSubmitting } = formState;
  const enviar = handleSubmit(async ({ endereco }) => {
    try {
      await pedir({ ato: 'ASSINAR', endereco });
      aoFechar();
    } catch (erro) {
      const { campo, motivo } = campoDaRecusa<Campos>(erro, { endereco: '' });
      setError(campo ?? 'root', { message: motivo }, { shouldFocus: true });
    }
  });
  const lido = enderecoNoPortal(watch('endereco'), caminho);
  return (
    <DialogoComCampos open onClose={aoFechar} aria-labelledby={titulo} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={enviar}>
        <DialogTitle id={titulo}>
          Cadastrar os avisos no Portal Único ({NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()})
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          O Portal Único chama este servidor pela internet, por https. Diga por qual endereço ele o alcança; é o que
          você usa fora do escritório, se usa um.
          {errors.root && <Alert severity="error">{errors.root.message}</Alert>}
          <TextField
            required
            autoFocus
            label="Endereço do Cais na internet"
            placeholder="https://cais.exemplo.com.br"
            autoComplete="off"
            error={!!errors.endereco}
            helperText={errors.endereco?.message}
            {...campoRegistrado(register('endereco'))}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            O Portal chamará: {'endereco' in lido ? lido.endereco : '—'}
          </Typography>
        </DialogContent>
        <RodapeDoDialogo saida="Cancelar" aoFechar={aoFechar} type="submit" loading={isSubmitting}>
          Cadastrar no Portal
        </RodapeDoDialogo>
      </form>
    </DialogoComCampos>
  );
}

interface Campos {
  endereco: string;
}

/** The same rules that the server holds. */
const camposCom = (caminho: string) =>
  z.object({
    endereco: z.string().superRefine((endereco, { addIssue }) => {
      const lido = enderecoNoPortal(endereco, caminho);
      if ('porque' in lido) addIssue({ code: 'custom', message: lido.porque });
    }),
  });
