import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EscolherCredencial, SemCredencial } from '#app/_screens/portal/CredencialDoPortal.tsx';
import { DigitadoGuardado } from '#components/form/DigitadoGuardado.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { useAtosDaDuimp } from '#lib/portal/api/duimp-do-processo.ts';
import type { CredencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { useCredenciaisEmUso } from './use-credenciais-em-uso.ts';

/** Asks for the reason and the key of a retificação. What was typed stays until it was taken. */
export function PrepararRetificacao({ processoId }: { processoId: string }) {
  const credenciais = useCredenciaisEmUso();
  const [primeira] = credenciais ?? [];
  if (!credenciais) return null;
  if (!primeira) return <SemCredencial para="preparar a retificação" />;
  return (
    <DigitadoGuardado recurso="RetificacaoDaDuimp" registro={processoId} vazio={{ motivo: '' }}>
      {({ digitado: { motivo }, mudar, esquecer }) => (
        <Preparo
          processoId={processoId}
          credenciais={credenciais}
          primeira={primeira}
          motivo={motivo}
          aoMudarMotivo={(novo) => mudar({ motivo: novo })}
          aoPreparar={esquecer}
        />
      )}
    </DigitadoGuardado>
  );
}

interface PreparoProps {
  processoId: string;
  credenciais: readonly CredencialDoPortal[];
  primeira: CredencialDoPortal;
  motivo: string;
  aoMudarMotivo: (motivo: string) => void;
  aoPreparar: () => void;
}

function Preparo({ processoId, credenciais, primeira, motivo, aoMudarMotivo, aoPreparar }: PreparoProps) {
  const { retificar } = useAtosDaDuimp(processoId);
  const [escolhida, setEscolhida] = useState<string | null>(null);
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const credencial = credenciais.find(({ id }) => id === escolhida) ?? primeira;
  return (
    <Stack
      component="form"
      noValidate
      autoComplete="off"
      sx={{ gap: 1.5, maxWidth: 640 }}
      onSubmit={(evento) => {
        evento.preventDefault();
        void fazer(async () => {
          await retificar({ credencialId: credencial.id, motivo });
          aoPreparar();
        });
      }}
    >
      <Typography variant="body2">
        O Cais busca a versão registrada e mostra, campo a campo, o que mudaria. Enquanto a retificação está aberta, os
        itens previstos, as adições e o que a capa declara voltam a poder mudar; um processo sem itens previstos ganha
        os da versão registrada. Nada é feito no Portal antes de você mandar.
      </Typography>
      {falha && <Alert severity="error">{falha}</Alert>}
      <TextField
        size="small"
        required
        multiline
        minRows={2}
        label="Motivo da retificação"
        value={motivo}
        onChange={({ target }) => aoMudarMotivo(target.value)}
        helperText="Fica no histórico do processo."
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'center' } }}>
        <EscolherCredencial
          credenciais={credenciais}
          escolhida={credencial.id}
          aoEscolher={setEscolhida}
          largura={400}
        />
        <Button type="submit" variant="contained" loading={ocupado} disabled={motivo.trim() === ''}>
          Preparar retificação ({NOME_AMBIENTE_DO_PORTAL[credencial.ambiente].toLowerCase()})
        </Button>
      </Stack>
    </Stack>
  );
}
