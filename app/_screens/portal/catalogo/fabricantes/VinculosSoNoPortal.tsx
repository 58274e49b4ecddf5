import Typography from '@mui/material/Typography';
import { DaListaDialog } from '#app/_screens/portal/catalogo/DaListaDialog.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarInstante } from '#lib/format/data.ts';
import type { ListaDeFabricantes } from '#lib/portal/contracts/fabricantes-no-portal.ts';
import { chaveDoVinculo } from '#lib/portal/domain/fabricante-no-portal.ts';

type SoLa = ListaDeFabricantes['soLa'][number];

/** Links that the Portal has of products that are not here. */
export function VinculosSoNoPortal({ lista, aoFechar }: { lista: ListaDeFabricantes; aoFechar: () => void }) {
  const { importador, ambiente, olhadaEm, soLa } = lista;
  return (
    <DaListaDialog titulo={`Só no Portal: ${importador.nome}`} aoFechar={aoFechar}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {NOME_AMBIENTE_DO_PORTAL[ambiente]}
        {olhadaEm && `, lista de ${formatarInstante(olhadaEm)}`}. São de produtos que não estão aqui: ligue o produto a
        um item, e compare de novo.
      </Typography>
      <DataTable legenda="Vínculos só do Portal" colunas={COLUNAS} linhas={soLa} chave={chaveDoVinculo} />
    </DaListaDialog>
  );
}

const COLUNAS: Coluna<SoLa>[] = [
  { titulo: 'Produto no Portal', valor: ({ codigoProduto }) => codigoProduto },
  { titulo: 'Fabricante', valor: ({ codigoOperador, cpfCnpj }) => codigoOperador ?? cpfCnpj ?? 'Desconhecido' },
  { titulo: 'País', valor: ({ codigoPais }) => codigoPais },
];
