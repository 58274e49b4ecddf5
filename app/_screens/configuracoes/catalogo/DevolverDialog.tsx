import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/DialogoDeFormulario.tsx';
import { TextoField } from '#components/ui/TextoField.tsx';
import { useAtoEmCurso } from '#components/ui/use-ato-em-curso.ts';
import { useAtosDoCatalogo } from '#lib/api/catalogo-de-produtos.ts';
import type { ProdutoNoPortal } from '#lib/contracts/catalogo-de-produtos.ts';

/** Gives a product back to be put right, with the reason. */
export function DevolverDialog({ produto, aoFechar }: { produto: ProdutoNoPortal; aoFechar: () => void }) {
  const [motivo, setMotivo] = useState('');
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const { devolver } = useAtosDoCatalogo();
  const confirmar = () =>
    void fazer(async () => {
      await devolver(produto.id, produto.versao, motivo);
      aoFechar();
    });
  return (
    <DialogoDeFormulario
      titulo="Devolver para correção"
      confirmar="Devolver"
      impedido={motivo.trim() === ''}
      gravando={ocupado}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
    >
      {falha && <Alert severity="error">{falha}</Alert>}
      <TextoField
        rotulo="O que corrigir"
        required
        autoFocus
        multiline
        valor={motivo}
        aoMudar={setMotivo}
        maximo={500}
      />
    </DialogoDeFormulario>
  );
}
