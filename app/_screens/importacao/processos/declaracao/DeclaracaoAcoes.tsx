import DifferenceOutlined from '@mui/icons-material/DifferenceOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import { ImportarDiDialog } from './ImportarDiDialog.tsx';
import { RetificacaoDialog } from './RetificacaoDialog.tsx';

interface DeclaracaoAcoesProps {
  processoId: string;
  temDeclaracao: boolean;
  /** The DUIMP of the processo, to be asked of the Portal without typing it. */
  numeroDuimp: string | null;
}

/** Imports the file of the declaration into its processo, or retifies the declaration with another file. */
export function DeclaracaoAcoes({ processoId, temDeclaracao, numeroDuimp }: DeclaracaoAcoesProps) {
  const [aberto, setAberto] = useState(false);
  const fechar = () => setAberto(false);
  const numero = numeroDuimp ? formatarNumeroDuimp(numeroDuimp) : undefined;
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
        aberto && <RetificacaoDialog processoId={processoId} numero={numero} aoFechar={fechar} />
      ) : (
        <ImportarDiDialog aberto={aberto} processoId={processoId} numero={numero} aoFechar={fechar} />
      )}
    </>
  );
}
