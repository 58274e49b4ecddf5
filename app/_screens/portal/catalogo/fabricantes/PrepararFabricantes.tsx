import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { PrepararRascunhosDialog } from '#app/_screens/portal/catalogo/PrepararRascunhosDialog.tsx';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { useAtosDosFabricantes } from '#lib/portal/api/fabricantes-no-portal.ts';

interface PrepararFabricantesProps {
  /** The one product to be linked; without it, all of the importer. */
  produtoId: string | null;
  importadorId: string;
  /** Where that is known, and not asked for. */
  ambiente?: AmbienteDoPortal;
  aoFechar: () => void;
}

/** Drafts the links of products to the makers of their items. */
export function PrepararFabricantes({ produtoId, importadorId, ambiente, aoFechar }: PrepararFabricantesProps) {
  const { preparar } = useAtosDosFabricantes();
  const [desconhecidos, setDesconhecidos] = useState(false);
  return (
    <PrepararRascunhosDialog
      titulo="Preparar vínculos com fabricantes"
      oQue={
        produtoId
          ? 'O produto ganha o rascunho do vínculo com o fabricante que o item tem no cadastro, se ainda não tem.'
          : 'Cada produto ganha o rascunho do vínculo com o fabricante que o item tem no cadastro, se ainda não tem.'
      }
      jaTinham={(n) => (n === 1 ? 'Um produto já tinha o vínculo.' : `${n} produtos já tinham o vínculo.`)}
      quantos={(n) => (n === 1 ? '1 produto' : `${n} produtos`)}
      preparar={(onde) => preparar({ ...onde, produtos: produtoId ? [produtoId] : null, desconhecidos })}
      importadorId={importadorId}
      {...(ambiente && { ambiente })}
      aoFechar={aoFechar}
    >
      <FormControlLabel
        control={<Checkbox checked={desconhecidos} onChange={(_, marcado) => setDesconhecidos(marcado)} />}
        label="Item sem fabricante no cadastro vai como de fabricante desconhecido, do país de origem"
      />
    </PrepararRascunhosDialog>
  );
}
