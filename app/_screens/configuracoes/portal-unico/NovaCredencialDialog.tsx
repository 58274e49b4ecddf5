import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { Controller, type FieldPath, useForm } from 'react-hook-form';
import { campoRegistrado } from '#components/ui/campo-registrado.ts';
import { DateField } from '#components/ui/DateField.tsx';
import { RodapeDoDialogo } from '#components/ui/RodapeDoDialogo.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { useAtosDoPortal } from '#lib/api/portal-unico.ts';
import { type CredencialDoPortalNova, credencialDoPortalNova } from '#lib/contracts/portal-unico.ts';
import { AMBIENTES_DO_PORTAL, FRASE_DA_PRODUCAO, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';

/** Registers a person's access key. Training is the default; production asks for a typed sentence. */
export function NovaCredencialDialog({ aoFechar }: { aoFechar: () => void }) {
  const titulo = useId();
  const { cadastrar } = useAtosDoPortal();
  const { register, control, handleSubmit, formState, setError, watch } = useForm<CredencialDoPortalNova>({
    resolver: zodResolver(credencialDoPortalNova),
    defaultValues: EM_BRANCO,
  });
  const { errors, isSubmitting } = formState;
  const ambiente = watch('ambiente');
  const enviar = handleSubmit(async (nova) => {
    try {
      await cadastrar(nova);
      aoFechar();
    } catch (erro) {
      const [campo] = erro instanceof ApiError ? Object.entries(erro.campos) : [];
      if (campo && campo[0] in EM_BRANCO) {
        setError(campo[0] as FieldPath<CredencialDoPortalNova>, { message: campo[1] }, { shouldFocus: true });
      } else setError('root', { message: (erro as Error).message });
    }
  });
  const campo = (nome: FieldPath<CredencialDoPortalNova>, label: string, ajuda?: string) => ({
    label,
    autoComplete: 'off',
    error: !!errors[nome],
    helperText: errors[nome]?.message ?? ajuda,
    ...campoRegistrado(register(nome)),
  });
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={titulo} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={enviar} autoComplete="off">
        <DialogTitle id={titulo}>Nova credencial</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          O titular do CPF gera a chave no Portal Único, em cada ambiente a sua. O Cais a guarda cifrada e não a mostra
          outra vez.
          {errors.root && <Alert severity="error">{errors.root.message}</Alert>}
          <TextField select defaultValue="TREINAMENTO" {...campo('ambiente', 'Ambiente')}>
            {AMBIENTES_DO_PORTAL.map((um) => (
              <MenuItem key={um} value={um}>
                {NOME_AMBIENTE_DO_PORTAL[um]}
              </MenuItem>
            ))}
          </TextField>
          <TextField required {...campo('titular', 'Titular da chave')} />
          <TextField required {...campo('cpf', 'CPF do titular')} />
          <TextField required {...campo('clientId', 'Client-Id')} />
          <TextField required type="password" {...campo('clientSecret', 'Client-Secret')} autoComplete="new-password" />
          <Controller
            name="validaAte"
            control={control}
            render={({ field: { value, onChange, onBlur } }) => (
              <DateField
                rotulo="Válida até"
                ajuda="O dia que o Portal mostra, se mostra um."
                valor={value ?? ''}
                aoMudar={(dia) => onChange(dia || null)}
                aoSair={onBlur}
                {...(errors.validaAte?.message && { erro: errors.validaAte.message })}
              />
            )}
          />
          {ambiente === 'PRODUCAO' && (
            <>
              <Alert severity="warning">
                Em produção o Cais lê declarações de verdade, em nome do titular. Comece pelo treinamento.
              </Alert>
              <TextField required {...campo('confirmacao', `Para produção, digite: ${FRASE_DA_PRODUCAO}`)} />
            </>
          )}
        </DialogContent>
        <RodapeDoDialogo saida="Cancelar" aoFechar={aoFechar} type="submit" loading={isSubmitting}>
          Cadastrar
        </RodapeDoDialogo>
      </form>
    </Dialog>
  );
}

const EM_BRANCO: CredencialDoPortalNova = {
  ambiente: 'TREINAMENTO',
  titular: '',
  cpf: '',
  clientId: '',
  clientSecret: '',
  validaAte: null,
  confirmacao: null,
};
