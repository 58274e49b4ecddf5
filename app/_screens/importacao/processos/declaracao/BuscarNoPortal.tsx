import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { useCredenciaisDoPortal } from '#lib/api/portal-unico.ts';
import type { CredencialDoPortal } from '#lib/contracts/portal-unico.ts';
import { AVISO_DO_AMBIENTE, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';
import { BuscarPeloNumero } from './BuscarPeloNumero.tsx';
import { BuscarPorPeriodo } from './BuscarPorPeriodo.tsx';

/** Fetches DUIMPs by number, or by importer and period; what came is handed on as files, to the same preview. */
export function BuscarNoPortal({ aoChegar }: { aoChegar: (arquivos: File[]) => void }) {
  const { data: todas } = useCredenciaisDoPortal();
  const credenciais = todas?.filter(({ encerradaEm }) => encerradaEm === null);
  if (!credenciais) return null;
  if (credenciais.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Para buscar a DUIMP pelo número, cadastre uma chave em{' '}
        <LinkTo underline="always" to="/configuracoes/portal-unico">
          Portal Único
        </LinkTo>
        .
      </Typography>
    );
  }
  return <Busca credenciais={credenciais} aoChegar={aoChegar} />;
}

function Busca({ credenciais, aoChegar }: { credenciais: CredencialDoPortal[]; aoChegar: (arquivos: File[]) => void }) {
  const [credencialId, setCredencialId] = useState(credenciais[0]?.id ?? '');
  const [modo, setModo] = useState<'NUMERO' | 'PERIODO'>('NUMERO');
  const escolhida = credenciais.find(({ id }) => id === credencialId);
  const Modo = modo === 'NUMERO' ? BuscarPeloNumero : BuscarPorPeriodo;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'center' } }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Como buscar no Portal Único"
          value={modo}
          onChange={(_, novo) => novo && setModo(novo)}
        >
          <ToggleButton value="NUMERO">Pelo número</ToggleButton>
          <ToggleButton value="PERIODO">Por importador</ToggleButton>
        </ToggleButtonGroup>
        <TextField
          select
          label="Credencial"
          value={credencialId}
          onChange={({ target }) => setCredencialId(target.value)}
          size="small"
          sx={{ flex: 1 }}
        >
          {credenciais.map(({ id, titular, ambiente }) => (
            <MenuItem key={id} value={id}>
              {titular} ({NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()})
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Modo key={credencialId} credencialId={credencialId} aoChegar={aoChegar} />
      {escolhida && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {AVISO_DO_AMBIENTE[escolhida.ambiente]}
        </Typography>
      )}
    </Stack>
  );
}
