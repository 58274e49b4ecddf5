import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { EscolherCredencial, SemCredencial } from '#components/comex/CredencialDoPortal.tsx';
import { useAtoEmCurso } from '#components/ui/use-ato-em-curso.ts';
import { useAtosDaDuimp } from '#lib/api/duimp-do-processo.ts';
import { useCredenciaisDoPortal } from '#lib/api/portal-unico.ts';
import type { DuimpDoProcesso } from '#lib/contracts/duimp-do-processo.ts';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';

/** Chooses the key, and with it the environment, and sends the draft. */
export function MandarRascunho({ duimp: { processoId, escrito, rascunho } }: { duimp: DuimpDoProcesso }) {
  const { data: todas } = useCredenciaisDoPortal();
  const { mandar } = useAtosDaDuimp(processoId);
  const [escolhida, setEscolhida] = useState<string | null>(null);
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const credenciais = todas?.filter(({ encerradaEm }) => encerradaEm === null);
  if (!credenciais || !escrito) return null;
  const [primeira] = credenciais.toSorted((a, b) => b.ambiente.localeCompare(a.ambiente));
  if (!primeira) {
    return <SemCredencial para="mandar o rascunho" />;
  }
  const credencial = credenciais.find(({ id }) => id === escolhida) ?? primeira;
  const ambiente = NOME_AMBIENTE_DO_PORTAL[credencial.ambiente].toLowerCase();
  const parado = rascunho?.situacao === 'NA_FILA' || rascunho?.situacao === 'INCERTO';
  return (
    <Stack sx={{ gap: 1.5 }}>
      {falha && <Alert severity="error">{falha}</Alert>}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'center' } }}>
        <EscolherCredencial
          credenciais={credenciais}
          escolhida={credencial.id}
          aoEscolher={setEscolhida}
          largura={400}
        />
        <Button
          variant="contained"
          loading={ocupado}
          disabled={parado}
          onClick={() => void fazer(() => mandar(credencial.id, escrito.sha256))}
        >
          {rascunho?.numero ? 'Mandar de novo' : 'Mandar como rascunho'} ({ambiente})
        </Button>
      </Stack>
      {credencial.ambiente === 'PRODUCAO' && (
        <Alert severity="warning">
          Em produção o rascunho fica entre as DUIMPs em elaboração do importador, em nome do titular da chave.
        </Alert>
      )}
    </Stack>
  );
}
