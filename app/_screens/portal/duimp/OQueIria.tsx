import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import type { DuimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';

/** What would be sent, leaf by leaf, with the names that the Portal uses. */
export function OQueIria({ duimp: { escrito } }: { duimp: DuimpDoProcesso }) {
  const [aberto, setAberto] = useState(false);
  if (!escrito) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Enquanto falta algo que a DUIMP exige, não há o que mandar.
      </Typography>
    );
  }
  const linhas = [
    ...escrito.capa.map(({ caminho, valor }) => ({ de: 'Capa', caminho, valor })),
    ...escrito.amostra.flatMap(({ item, folhas }) =>
      folhas.map(({ caminho, valor }) => ({ de: `Item ${item}`, caminho, valor })),
    ),
  ];
  const itens = escrito.itens === 1 ? '1 item' : `${escrito.itens} itens`;
  return (
    <>
      <Typography variant="body2">
        Irão a capa e {itens}.{' '}
        <Button size="small" color="inherit" aria-expanded={aberto} onClick={() => setAberto(!aberto)}>
          {aberto ? 'Recolher o que irá' : 'Ver campo a campo'}
        </Button>
      </Typography>
      {aberto && (
        <DataTable
          legenda="O que irá ao Portal Único"
          densa
          alturaMaxima={420}
          colunas={[
            { titulo: 'Parte', valor: ({ de }) => de },
            { titulo: 'Campo, como o Portal o chama', valor: ({ caminho }) => caminho },
            { titulo: 'Valor', valor: ({ valor }) => valor },
          ]}
          linhas={linhas}
          chave={({ de, caminho }) => `${de} ${caminho}`}
        />
      )}
      {aberto && escrito.itens > escrito.amostra.length && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Aqui estão os primeiros {escrito.amostra.length} itens; irão os {escrito.itens}.
        </Typography>
      )}
    </>
  );
}
