import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EscolherCredencial, SemCredencial } from '#app/_screens/portal/CredencialDoPortal.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import { useAcompanharNoPortal, useCredenciaisDoPortal } from '#lib/portal/api/portal-unico.ts';
import { AVISO_DO_AMBIENTE } from '#lib/portal/domain/portal-unico.ts';

/** Chooses the key by which the DUIMP of a processo is followed. */
export function ComecarAAcompanhar({ processoId }: { processoId: string }) {
  const { data: todas } = useCredenciaisDoPortal();
  const { acompanhar } = useAcompanharNoPortal(processoId);
  const [escolhida, setEscolhida] = useState<string | null>(null);
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const credenciais = todas?.filter(({ encerradaEm }) => encerradaEm === null);
  if (!credenciais) return null;
  const [primeira] = credenciais;
  if (!primeira) {
    return <SemCredencial para="acompanhar a DUIMP" />;
  }
  const credencial = credenciais.find(({ id }) => id === escolhida) ?? primeira;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2">
        O Cais olha a DUIMP de tempos em tempos e leva o processo adiante com o que o Portal prova. Nunca para trás, e
        nunca por cima do que alguém digitou.
      </Typography>
      {falha && <Alert severity="error">{falha}</Alert>}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'center' } }}>
        <EscolherCredencial
          credenciais={credenciais}
          escolhida={credencial.id}
          aoEscolher={setEscolhida}
          largura={400}
        />
        <Button
          variant="outlined"
          color="inherit"
          loading={ocupado}
          onClick={() => void fazer(() => acompanhar(credencial.id))}
        >
          Acompanhar no Portal Único
        </Button>
      </Stack>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {AVISO_DO_AMBIENTE[credencial.ambiente]}
      </Typography>
    </Stack>
  );
}
