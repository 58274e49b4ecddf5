import { zodResolver } from '@hookform/resolvers/zod';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { Controller, type FieldPath, useForm } from 'react-hook-form';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { campoRegistrado } from '#components/ui/fields/campo-registrado.ts';
import { DateField } from '#components/ui/fields/DateField.tsx';
import {
  type CredencialDoPortal,
  type CredencialDoPortalNova,
  credencialDoPortalNova,
} from '#lib/portal/contracts/portal-unico.ts';
import { CampoDoAmbiente, FraseDaProducao } from './CamposDoAmbiente.tsx';
import { CredencialQueFica } from './CredencialQueFica.tsx';
import { campoDaRecusa } from './campo-da-recusa.ts';
import { RecusaDoFormulario } from './RecusaDoFormulario.tsx';

interface FormularioDaChaveProps {
  /** The credential that gets the key. Its person and environment stay, and are not asked for. */
  credencial?: CredencialDoPortal;
  /** Of the button that keeps the key. */
  rotulo: string;
  gravar: (nova: CredencialDoPortalNova) => Promise<void>;
  aoFechar: () => void;
}

/** Asks for a person's access key. */
export function FormularioDaChave({ credencial, rotulo, gravar, aoFechar }: FormularioDaChaveProps) {
  const { register, control, handleSubmit, formState, setError, watch } = useForm<CredencialDoPortalNova>({
    resolver: zodResolver(credencialDoPortalNova),
    defaultValues: { ...EM_BRANCO, ...(credencial && daCredencial(credencial)) },
  });
  const { errors, isSubmitting } = formState;
  const enviar = handleSubmit(async (nova) => {
    try {
      await gravar(nova);
      aoFechar();
    } catch (erro) {
      const { campo, motivo } = campoDaRecusa(erro, EM_BRANCO);
      setError(campo ?? 'root', { message: motivo }, { shouldFocus: true });
    }
  });
  const campo = (nome: FieldPath<CredencialDoPortalNova>) => ({
    autoComplete: 'off',
    error: !!errors[nome],
    helperText: errors[nome]?.message,
    ...campoRegistrado(register(nome)),
  });
  return (
    <form noValidate onSubmit={enviar} autoComplete="off">
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        O titular do CPF gera a chave no Portal Único, em cada ambiente a sua. O Cais a guarda cifrada e não a mostra
        outra vez.
        {credencial ? (
          <CredencialQueFica credencial={credencial} />
        ) : (
          <>
            <CampoDoAmbiente campo={campo('ambiente')} />
            <TextField required label="Titular da chave" {...campo('titular')} />
            <TextField required label="CPF do titular" {...campo('cpf')} />
          </>
        )}
        <TextField required label="Client-Id" {...campo('clientId')} />
        <TextField
          required
          type="password"
          label="Client-Secret"
          {...campo('clientSecret')}
          autoComplete="new-password"
        />
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
        <FraseDaProducao ambiente={watch('ambiente')} campo={campo('confirmacao')} />
        <RecusaDoFormulario motivo={errors.root?.message} />
      </DialogContent>
      <RodapeDoDialogo saida="Cancelar" aoFechar={aoFechar} type="submit" loading={isSubmitting}>
        {rotulo}
      </RodapeDoDialogo>
    </form>
  );
}

const daCredencial = ({ ambiente, titular, cpf }: CredencialDoPortal) => ({ ambiente, titular, cpf });

const EM_BRANCO: CredencialDoPortalNova = {
  ambiente: 'TREINAMENTO',
  titular: '',
  cpf: '',
  clientId: '',
  clientSecret: '',
  validaAte: null,
  confirmacao: null,
};
