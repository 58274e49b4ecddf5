import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { useAtoEmCurso } from '#components/ui/use-ato-em-curso.ts';
import { useAcompanharNoPortal, useCredenciaisDoPortal } from '#lib/api/portal-unico.ts';
import { AVISO_DO_AMBIENTE, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';

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
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Para acompanhar a DUIMP, cadastre uma chave em{' '}
        <LinkTo underline="always" to="/configuracoes/portal-unico">
          Portal Único
        </LinkTo>
        .
      </Typography>
    );
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
        <TextField
          select
          size="small"
          label="Credencial"
          value={credencial.id}
          onChange={({ target }) => setEscolhida(target.value)}
          sx={{ flex: 1, maxWidth: { sm: 400 } }}
        >
          {credenciais.map(({ id, titular, ambiente }) => (
            <MenuItem key={id} value={id}>
              {titular} ({NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()})
            </MenuItem>
          ))}
        </TextField>
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
