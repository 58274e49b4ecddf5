import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DaListaDialog } from '#app/_screens/portal/catalogo/DaListaDialog.tsx';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { ListaDeOperadores } from '#lib/portal/contracts/operadores-estrangeiros.ts';

/** The suppliers abroad that have no operator of this importer here. */
export function SemOperadorDialog({ lista, aoFechar }: { lista: ListaDeOperadores; aoFechar: () => void }) {
  const { importador, ambiente, semOperador } = lista;
  const mais = semOperador.quantos - semOperador.nomes.length;
  return (
    <DaListaDialog titulo={`Sem operador no Portal: ${importador.nome}`} aoFechar={aoFechar}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {NOME_AMBIENTE_DO_PORTAL[ambiente]}. Para preparar os rascunhos de todos, use “Preparar rascunhos…”.
      </Typography>
      <Stack component="ul" aria-label="Fornecedores sem operador" sx={{ m: 0, pl: 2, gap: 0.25 }}>
        {semOperador.nomes.map((nome, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two suppliers may have one name, and the list does not change.
          <li key={i}>{nome}</li>
        ))}
      </Stack>
      {mais > 0 && <Typography variant="body2">E mais {mais}.</Typography>}
    </DaListaDialog>
  );
}
