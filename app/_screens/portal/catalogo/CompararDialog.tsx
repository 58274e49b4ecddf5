import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EscolherCredencial, SemCredencial } from '#app/_screens/portal/CredencialDoPortal.tsx';
import { ImportadorField } from '#components/cadastro/ImportadorField.tsx';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import { useCredenciaisDoPortal } from '#lib/portal/api/portal-unico.ts';
import { AVISO_DO_AMBIENTE } from '#lib/portal/domain/portal-unico.ts';
import type { Ramo } from './ramo.ts';

interface CompararDialogProps {
  ramo: Ramo;
  importadorId: string;
  aoFechar: () => void;
}

/** Asks the Portal for its list of the products, or operators, of an importer. */
export function CompararDialog({ ramo, importadorId: inicial, aoFechar }: CompararDialogProps) {
  const { data: todas } = useCredenciaisDoPortal();
  const credenciais = todas?.filter(({ encerradaEm }) => encerradaEm === null) ?? [];
  const [qual, setQual] = useState<string | null>(null);
  const [importadorId, setImportadorId] = useState(inicial);
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const { pedirLista } = ramo.useAtos();
  const credencial = credenciais.find(({ id }) => id === qual) ?? credenciais[0];
  const confirmar = () =>
    void fazer(async () => {
      if (!credencial) return;
      await pedirLista(credencial.id, importadorId);
      aoFechar();
    });
  return (
    <DialogoDeFormulario
      titulo="Comparar com o Portal Único"
      confirmar="Buscar a lista"
      largura="sm"
      impedido={!credencial || importadorId === ''}
      gravando={ocupado}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
    >
      {falha && <Alert severity="error">{falha}</Alert>}
      {todas && !credencial && <SemCredencial para="comparar" />}
      {credencial && (
        <>
          <Typography variant="body2">
            O Cais pede {ramo.listaDoPortal} deste importador e compara cada um, campo por campo. Nada muda no Portal.
          </Typography>
          <ImportadorField valor={importadorId} aoMudar={setImportadorId} />
          <EscolherCredencial credenciais={credenciais} escolhida={credencial.id} aoEscolher={setQual} />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {AVISO_DO_AMBIENTE[credencial.ambiente]}
          </Typography>
        </>
      )}
    </DialogoDeFormulario>
  );
}
