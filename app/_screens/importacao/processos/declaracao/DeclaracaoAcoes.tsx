import DifferenceOutlined from '@mui/icons-material/DifferenceOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ImportarDiDialog } from './ImportarDiDialog.tsx';
import { RetificacaoDialog } from './RetificacaoDialog.tsx';

interface DeclaracaoAcoesProps {
  processoId: string;
  temDeclaracao: boolean;
}

/** Imports the file of the declaration into its processo, or retifies the declaration with another file. */
export function DeclaracaoAcoes({ processoId, temDeclaracao }: DeclaracaoAcoesProps) {
  const [aberto, setAberto] = useState(false);
  const fechar = () => setAberto(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={temDeclaracao ? <DifferenceOutlined /> : <UploadFileOutlined />}
        onClick={() => setAberto(true)}
      >
        {temDeclaracao ? 'Retificar' : 'Importar DI ou DUIMP'}
      </Button>
      {temDeclaracao ? (
        aberto && <RetificacaoDialog processoId={processoId} aoFechar={fechar} />
      ) : (
        <ImportarDiDialog aberto={aberto} processoId={processoId} aoFechar={fechar} />
      )}
    </>
  );
}
