import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EscolherCredencial, SemCredencial } from '#app/_screens/portal/CredencialDoPortal.tsx';
import { useCredenciaisDoPortal } from '#lib/portal/api/portal-unico.ts';
import type { CredencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { AVISO_DO_AMBIENTE } from '#lib/portal/domain/portal-unico.ts';
import { BuscarPeloNumero } from './BuscarPeloNumero.tsx';
import { BuscarPorPeriodo } from './BuscarPorPeriodo.tsx';

interface BuscarNoPortalProps {
  /** Stands in the field at first. */
  numero?: string | undefined;
  /** Offers no search by importer: one DUIMP is wanted. */
  soPeloNumero?: boolean;
  aoChegar: (arquivos: File[]) => void;
}

/** Fetches DUIMPs by number, or by importer and period; what came is handed on as files, to the same preview. */
export function BuscarNoPortal(props: BuscarNoPortalProps) {
  const { data: todas } = useCredenciaisDoPortal();
  const credenciais = todas?.filter(({ encerradaEm }) => encerradaEm === null);
  if (!credenciais) return null;
  if (credenciais.length === 0) {
    return <SemCredencial para="buscar a DUIMP pelo número" />;
  }
  return <Busca {...props} credenciais={credenciais} />;
}

function Busca({
  credenciais,
  numero,
  soPeloNumero = false,
  aoChegar,
}: BuscarNoPortalProps & { credenciais: CredencialDoPortal[] }) {
  const [credencialId, setCredencialId] = useState(credenciais[0]?.id ?? '');
  const [modo, setModo] = useState<'NUMERO' | 'PERIODO'>('NUMERO');
  const escolhida = credenciais.find(({ id }) => id === credencialId);
  const Modo = modo === 'NUMERO' ? BuscarPeloNumero : BuscarPorPeriodo;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'center' } }}>
        {!soPeloNumero && (
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
        )}
        <EscolherCredencial credenciais={credenciais} escolhida={credencialId} aoEscolher={setCredencialId} />
      </Stack>
      <Modo key={credencialId} credencialId={credencialId} numero={numero} aoChegar={aoChegar} />
      {escolhida && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {AVISO_DO_AMBIENTE[escolhida.ambiente]}
        </Typography>
      )}
    </Stack>
  );
}
