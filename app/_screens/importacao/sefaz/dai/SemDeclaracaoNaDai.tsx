import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';

/** The number is known and the goods are not: what the DAI says of them comes from the file of the declaration. */
export function SemDeclaracaoNaDai({ processoId }: { processoId: string }) {
  return (
    <EmptyState
      titulo="Falta o arquivo da declaração"
      icone={<UploadFileOutlined />}
      acoes={
        <ButtonTo variant="contained" to="/importacao/processos/$id" params={{ id: processoId }}>
          Importar a DI no processo
        </ButtonTo>
      }
    >
      Adições, ICMS e XML vêm do que foi declarado. As marcas da Sefaz podem ser dadas sem ele.
    </EmptyState>
  );
}
