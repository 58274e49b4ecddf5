import Typography from '@mui/material/Typography';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import type { ListaDoCatalogo } from '#lib/portal/contracts/catalogo-de-produtos.ts';
import { DaListaDialog } from './DaListaDialog.tsx';

type SoLa = ListaDoCatalogo['soLa'][number];

/** Products of the Portal that no product here is. */
export function SoNoPortalDialog({ lista, aoFechar }: { lista: ListaDoCatalogo; aoFechar: () => void }) {
  const { importador, ambiente, olhadaEm, soLa } = lista;
  return (
    <DaListaDialog titulo={`Só no Portal: ${importador.nome}`} aoFechar={aoFechar}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {NOME_AMBIENTE_DO_PORTAL[ambiente]}
        {olhadaEm && `, lista de ${formatarInstante(olhadaEm)}`}. Para ligar um deles a um item, prepare o rascunho do
        item e diga na página dele que é este.
      </Typography>
      <DataTable legenda="Produtos só do Portal" colunas={COLUNAS} linhas={soLa} chave={({ codigo }) => codigo} />
    </DaListaDialog>
  );
}

const COLUNAS: Coluna<SoLa>[] = [
  { titulo: 'Código', valor: ({ codigo }) => codigo },
  { titulo: 'Versão', valor: ({ versao }) => versao ?? SEM_VALOR },
  { titulo: 'Denominação', valor: ({ denominacao }) => denominacao ?? SEM_VALOR },
  { titulo: 'NCM', valor: ({ ncm }) => (ncm ? formatarNcm(ncm) : SEM_VALOR) },
  { titulo: 'Código interno', valor: ({ codigosInterno }) => codigosInterno.join(', ') || SEM_VALOR },
  { titulo: 'Situação', valor: ({ situacao }) => situacao ?? SEM_VALOR },
];
