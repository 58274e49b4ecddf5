import { PrepararRascunhosDialog } from '#app/_screens/portal/catalogo/PrepararRascunhosDialog.tsx';
import { useAtosDosOperadores } from '#lib/portal/api/operadores-estrangeiros.ts';

interface PrepararOperadoresProps {
  /** The one supplier to be drafted; without it, all abroad that have no operator. */
  fornecedorId: string | null;
  importadorId: string;
  aoFechar: () => void;
}

/** Drafts foreign operators of the suppliers. */
export function PrepararOperadores({ fornecedorId, importadorId, aoFechar }: PrepararOperadoresProps) {
  const { preparar } = useAtosDosOperadores();
  return (
    <PrepararRascunhosDialog
      titulo="Preparar rascunhos de operadores"
      oQue={
        fornecedorId
          ? 'O fornecedor do filtro ganha um rascunho de operador, se ainda não tem.'
          : 'Cada fornecedor e fabricante do exterior que ainda não tem operador ganha um rascunho, até 500 de cada vez.'
      }
      jaTinham={() => 'Este fornecedor já tem operador deste importador neste ambiente.'}
      quantos={(n) => (n === 1 ? '1 fornecedor' : `${n} fornecedores`)}
      preparar={(onde) => preparar({ ...onde, fornecedores: fornecedorId ? [fornecedorId] : null })}
      importadorId={importadorId}
      aoFechar={aoFechar}
    />
  );
}
