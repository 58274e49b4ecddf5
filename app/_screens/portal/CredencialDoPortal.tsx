import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { CredencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';

interface EscolherCredencialProps {
  credenciais: readonly CredencialDoPortal[];
  escolhida: string;
  aoEscolher: (id: string) => void;
  /** Of the field, where it does not take all the room. */
  largura?: number;
}

/** Chooses a key of the Portal Único, and with it the environment. */
export function EscolherCredencial({ credenciais, escolhida, aoEscolher, largura }: EscolherCredencialProps) {
  return (
    <TextField
      select
      size="small"
      label="Credencial"
      value={escolhida}
      onChange={({ target }) => aoEscolher(target.value)}
      sx={{ flex: 1, ...(largura !== undefined && { maxWidth: { sm: largura } }) }}
    >
      {credenciais.map(({ id, titular, ambiente }) => (
        <MenuItem key={id} value={id}>
          {titular} ({NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()})
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Says where a company without a key registers one; `para` is what the key would be for. */
export function SemCredencial({ para }: { para: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Para {para}, cadastre uma chave em{' '}
      <LinkTo underline="always" to="/configuracoes/portal-unico">
        Portal Único
      </LinkTo>
      .
    </Typography>
  );
}
