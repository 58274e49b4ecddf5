import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ImportarDiDialog } from './ImportarDiDialog.tsx';
import { ProcessosVazio } from './ProcessosVazio.tsx';
import { PROCESSOS_LISTA } from './processos-lista.tsx';

export function ProcessosScreen() {
  const lista = useLista(PROCESSOS_LISTA);
  const abrirImportacao = () => lista.mudar({ dialogo: 'importar-di' }, { replace: false });
  return (
    <>
      <Lista
        lista={lista}
        acoes={
          <Button variant="contained" startIcon={<UploadFileOutlined />} onClick={abrirImportacao}>
            Importar DI
          </Button>
        }
        vazia={<ProcessosVazio aoImportar={abrirImportacao} />}
      />
      <ImportarDiDialog aberto={lista.dialogo === 'importar-di'} aoFechar={() => lista.mudar({ dialogo: undefined })} />
    </>
  );
}
