import Typography from '@mui/material/Typography';
import { DaListaDialog } from '#app/_screens/portal/catalogo/DaListaDialog.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import type { ListaDeOperadores } from '#lib/portal/contracts/operadores-estrangeiros.ts';

type SoLa = ListaDeOperadores['soLa'][number];

/** Foreign operators of the Portal that no supplier here is. */
export function OperadoresSoNoPortal({ lista, aoFechar }: { lista: ListaDeOperadores; aoFechar: () => void }) {
  const { importador, ambiente, olhadaEm, soLa } = lista;
  return (
    <DaListaDialog titulo={`Só no Portal: ${importador.nome}`} aoFechar={aoFechar}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {NOME_AMBIENTE_DO_PORTAL[ambiente]}
        {olhadaEm && `, lista de ${formatarInstante(olhadaEm)}`}. Para ligar um deles a um fornecedor, prepare o
        rascunho do fornecedor e diga na página dele que é este.
      </Typography>
      <DataTable
        legenda="Operadores estrangeiros só do Portal"
        colunas={COLUNAS}
        linhas={soLa}
        chave={({ codigo, codigoPais }) => `${codigoPais} ${codigo}`}
      />
    </DaListaDialog>
  );
}

const COLUNAS: Coluna<SoLa>[] = [
  { titulo: 'Código', valor: ({ codigo }) => codigo },
  { titulo: 'Versão', valor: ({ versao }) => versao ?? SEM_VALOR },
  { titulo: 'País', valor: ({ codigoPais }) => codigoPais ?? SEM_VALOR },
  { titulo: 'Nome', valor: ({ nome }) => nome ?? SEM_VALOR },
  { titulo: 'TIN', valor: ({ tin }) => tin ?? SEM_VALOR },
  { titulo: 'Código interno', valor: ({ codigoInterno }) => codigoInterno ?? SEM_VALOR },
  { titulo: 'Situação', valor: ({ situacao }) => situacao ?? SEM_VALOR },
];
