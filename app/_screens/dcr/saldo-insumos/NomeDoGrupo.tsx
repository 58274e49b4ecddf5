import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { GrupoDeInsumos } from '#lib/contracts/saldo/saldo-insumo.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { nomeDoGrupo } from '#lib/listas/saldo-insumo.ts';
import type { ModoDoSaldo } from './saldo-insumos-busca.ts';

/** The name of a group, with a link to its items; for a declaration, also a link to its processo. */
export function NomeDoGrupo({ modo, grupo }: { modo: ModoDoSaldo; grupo: GrupoDeInsumos }) {
  const { nome, descricao, processoId } = grupo;
  return (
    <Stack sx={{ maxWidth: { xs: 1, sm: 320 }, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
      <LinkTo to="/dcr/saldo-insumos" search={filtroDoGrupo(modo, grupo)} sx={{ fontWeight: 600 }}>
        {modo === 'por-ncm' ? formatarNcm(nome) : nomeDoGrupo(grupo)}
      </LinkTo>
      {descricao && descricao !== nome && (
        <Typography variant="caption" noWrap title={descricao} sx={{ color: 'text.secondary', maxWidth: 1 }}>
          {descricao}
        </Typography>
      )}
      {processoId && (
        <LinkTo variant="caption" to="/importacao/processos/$id" params={{ id: processoId }}>
          Abrir o processo
        </LinkTo>
      )}
    </Stack>
  );
}

function filtroDoGrupo(modo: ModoDoSaldo, { nome, itemId, ncm }: GrupoDeInsumos) {
  if (modo === 'por-di') return { numeroDeclaracao: nome };
  if (modo === 'por-ncm') return { ncm: nome };
  return itemId ? { itemId } : { q: nome.slice(0, 200), ...(ncm && { ncm }) };
}
