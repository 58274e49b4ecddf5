import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { campoRegistrado } from '#components/ui/fields/campo-registrado.ts';
import { PasswordField } from '#components/ui/fields/PasswordField.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useSaveAccount } from '#lib/api/accounts/account.ts';
import { ApiError } from '#lib/api/platform/api-error.ts';
import { type TrocaDeSenha, trocaDeSenha } from '#lib/contracts/accounts/conta.ts';
import { AJUDA_DA_SENHA } from '#lib/contracts/accounts/senha.ts';

/** Not a `Formulario`: those keep drafts, and a password is never stored. */
export function SenhaSection({ email }: { email: string }) {
  const { enqueueSnackbar } = useSnackbar();
  const { trocarSenha } = useSaveAccount();
  const [falha, setFalha] = useState<string | null>(null);
  const { register, handleSubmit, formState, setError, reset } = useForm<TrocaDeSenha>({
    resolver: zodResolver(trocaDeSenha),
    defaultValues: { atual: '', nova: '' },
  });
  const { errors, isSubmitting } = formState;

  const enviar = handleSubmit(async (troca) => {
    setFalha(null);
    try {
      await trocarSenha(troca);
      reset();
      enqueueSnackbar('Senha trocada. As outras sessões foram encerradas.', { variant: 'success' });
    } catch (erro) {
      const campos = erro instanceof ApiError ? erro.campos : {};
      if (campos.atual) setError('atual', { message: campos.atual }, { shouldFocus: true });
      else if (campos.nova) setError('nova', { message: campos.nova }, { shouldFocus: true });
      else setFalha(erro instanceof ApiError ? erro.message : 'Não foi possível trocar a senha. Tente de novo.');
    }
  });
  return (
    <Section titulo="Senha" nota="Ao trocar, as sessões abertas em outros lugares terminam.">
      <Box component="form" noValidate aria-label="Trocar senha" onSubmit={enviar} sx={{ display: 'grid', gap: 2 }}>
        {falha && <Alert severity="error">{falha}</Alert>}
        {/* Whose password it is, for the browser that keeps it. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <CamposLadoALado>
          <PasswordField
            label="Senha atual"
            autoComplete="current-password"
            error={!!errors.atual}
            helperText={errors.atual?.message}
            {...campoRegistrado(register('atual'))}
          />
          <PasswordField
            label="Nova senha"
            autoComplete="new-password"
            error={!!errors.nova}
            helperText={errors.nova?.message ?? AJUDA_DA_SENHA}
            {...campoRegistrado(register('nova'))}
          />
        </CamposLadoALado>
        <Box>
          <Button type="submit" variant="outlined" color="inherit" loading={isSubmitting}>
            Trocar senha
          </Button>
        </Box>
      </Box>
    </Section>
  );
}
