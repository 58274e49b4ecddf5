import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { EscolherCredencial, SemCredencial } from '#components/comex/CredencialDoPortal.tsx';
import { AvisoComAcao } from '#components/ui/AvisoComAcao.tsx';
import { useAtoEmCurso } from '#components/ui/use-ato-em-curso.ts';
import { useAtosDaDuimp } from '#lib/api/duimp-do-processo.ts';
import { useCredenciaisDoPortal } from '#lib/api/portal-unico.ts';
import type { DuimpDoProcesso } from '#lib/contracts/duimp-do-processo.ts';
import { type AmbienteDoPortal, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';

interface MandarRascunhoProps {
  duimp: DuimpDoProcesso;
  /** The codes of the catalogue are of one environment. */
  aoTrocarAmbiente: (ambiente: AmbienteDoPortal) => void;
}

/** Chooses the key, and with it the environment, and sends the draft. */
export function MandarRascunho({ duimp, aoTrocarAmbiente }: MandarRascunhoProps) {
  const { processoId, escrito, rascunho } = duimp;
  const { data: todas } = useCredenciaisDoPortal();
  const { mandar } = useAtosDaDuimp(processoId);
  const [escolhida, setEscolhida] = useState<string | null>(null);
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const credenciais = todas?.filter(({ encerradaEm }) => encerradaEm === null);
  if (!credenciais) return null;
  const [primeira] = credenciais.toSorted((a, b) => b.ambiente.localeCompare(a.ambiente));
  if (!primeira) {
    return <SemCredencial para="mandar o rascunho" />;
  }
  const credencial =
    credenciais.find(({ id }) => id === escolhida) ??
    credenciais.find(({ ambiente }) => ambiente === duimp.ambiente) ??
    primeira;
  const ambiente = NOME_AMBIENTE_DO_PORTAL[credencial.ambiente].toLowerCase();
  const deOutro = credencial.ambiente !== duimp.ambiente;
  const escolher = (id: string) => {
    setEscolhida(id);
    const dela = credenciais.find((uma) => uma.id === id);
    if (dela) aoTrocarAmbiente(dela.ambiente);
  };
  const parado = rascunho?.situacao === 'NA_FILA' || rascunho?.situacao === 'INCERTO';
  return (
    <Stack sx={{ gap: 1.5 }}>
      {falha && <Alert severity="error">{falha}</Alert>}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'center' } }}>
        <EscolherCredencial credenciais={credenciais} escolhida={credencial.id} aoEscolher={escolher} largura={400} />
        {escrito && (
          <Button
            variant="contained"
            loading={ocupado}
            disabled={parado || deOutro}
            onClick={() => void fazer(() => mandar(credencial.id, escrito.sha256))}
          >
            {rascunho?.numero ? 'Mandar de novo' : 'Mandar como rascunho'} ({ambiente})
          </Button>
        )}
      </Stack>
      {deOutro && (
        <AvisoComAcao
          severity="info"
          acao={
            <Button color="inherit" size="small" onClick={() => aoTrocarAmbiente(credencial.ambiente)}>
              Ver com os de {ambiente}
            </Button>
          }
        >
          {`Os códigos do Catálogo acima são de ${NOME_AMBIENTE_DO_PORTAL[duimp.ambiente].toLowerCase()}, e a credencial é de ${ambiente}.`}
        </AvisoComAcao>
      )}
      {credencial.ambiente === 'PRODUCAO' && (
        <Alert severity="warning">
          Em produção o rascunho fica entre as DUIMPs em elaboração do importador, em nome do titular da chave.
        </Alert>
      )}
    </Stack>
  );
}
