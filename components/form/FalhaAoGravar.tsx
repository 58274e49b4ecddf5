import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { ApiError } from '#lib/api/platform/api-error.ts';

interface FalhaAoGravarProps {
  id: string;
  falha: ApiError;
  aoTentar: () => void;
  linkDoDuplicado?: (id: string) => ReactNode;
}

/** Shows a failed save that belongs to no field. Everything the person typed is still in the form. */
export function FalhaAoGravar({ id, falha, aoTentar, linkDoDuplicado }: FalhaAoGravarProps) {
  const soltos = Object.values(falha.campos);
  const duplicado = falha.codigo === 'DUPLICADO' && falha.id !== undefined ? linkDoDuplicado?.(falha.id) : null;
  return (
    <Alert
      severity="error"
      id={id}
      tabIndex={-1}
      action={
        valeTentarDeNovo(falha) && (
          <Button color="inherit" onClick={aoTentar}>
            Tentar de novo
          </Button>
        )
      }
    >
      {[falha.message, ...soltos].join(' ')} {duplicado}
    </Alert>
  );
}

/** Returns whether a retry can help. A refusal stays the same on every retry. */
function valeTentarDeNovo({ codigo, status }: ApiError): boolean {
  return codigo === 'REDE' || codigo === 'TEMPO' || codigo === 'LIMITE' || status >= 500;
}
