import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';

/** Shown if the declaration's number is known but its file is missing, since the DAI takes the goods from that file. */
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
