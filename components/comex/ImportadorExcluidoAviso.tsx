import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import type { ImportadorApontado } from '#lib/domain/cadastros/importador.ts';

interface ImportadorExcluidoAvisoProps {
  importador: ImportadorApontado;
  /** What is so until the importer comes back: `este item não pode ser alterado`. */
  children: ReactNode;
}

/** Warns that the importer of a record was deleted. */
export function ImportadorExcluidoAviso({ importador, children }: ImportadorExcluidoAvisoProps) {
  if (!importador.excluido) return null;
  return (
    <Alert severity="warning">
      O importador {importador.razaoSocial} foi excluído: enquanto não voltar, {children}.
    </Alert>
  );
}
