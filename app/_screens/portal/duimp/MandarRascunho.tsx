import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { EscolherCredencial, SemCredencial } from '#app/_screens/portal/CredencialDoPortal.tsx';
import { AvisoComAcao } from '#components/ui/feedback/AvisoComAcao.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import { type AmbienteDoPortal, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { useAtosDaDuimp } from '#lib/portal/api/duimp-do-processo.ts';
import type { DuimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';
import type { RetificacaoLida } from '#lib/portal/contracts/retificacao-no-portal.ts';
import { MandarTendoVistoDialog } from './MandarTendoVistoDialog.tsx';
import { useCredenciaisEmUso } from './use-credenciais-em-uso.ts';

interface MandarRascunhoProps {
  duimp: DuimpDoProcesso;
  /** Something of the DUIMP was typed and not saved: it would not go. */
  digitado: boolean;
  /** The codes of the catalogue are of one environment. */
  aoTrocarAmbiente: (ambiente: AmbienteDoPortal) => void;
}

/** Chooses the key, and with it the environment, and sends the draft. What our own conferences have open is to be seen before. */
export function MandarRascunho({ duimp, digitado, aoTrocarAmbiente }: MandarRascunhoProps) {
  const { processoId, escrito, rascunho, retificacao, conferencias } = duimp;
  const aberta = retificacao?.aberta ?? null;
  const credenciais = useCredenciaisEmUso(aberta?.ambiente);
  const { mandar } = useAtosDaDuimp(processoId);
  const [escolhida, setEscolhida] = useState<string | null>(aberta?.credencialId ?? null);
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const [aVer, setAVer] = useState(false);
  if (!credenciais || (aberta && !escrito)) return null;
  const [primeira] = credenciais;
  if (!primeira) {
    return <SemCredencial para={aberta ? 'mandar a retificação' : 'mandar o rascunho'} />;
  }
  const credencial =
    credenciais.find(({ id }) => id === escolhida) ??
    credenciais.find(({ ambiente }) => ambiente === duimp.ambiente) ??
    primeira;
  const ambiente = NOME_AMBIENTE_DO_PORTAL[credencial.ambiente].toLowerCase();
  const deOutro = credencial.ambiente !== duimp.ambiente;
  const escolher = (id: string) => {
    setEscolhida(id);
    const credencialEscolhida = credenciais.find((credencialEmUso) => credencialEmUso.id === id);
    if (credencialEscolhida) aoTrocarAmbiente(credencialEscolhida.ambiente);
  };
  const situacao = aberta?.situacao ?? rascunho?.situacao;
  const parado = situacao === 'NA_FILA' || situacao === 'INCERTO' || semNada(aberta);
  const ato = aberta ? 'Mandar a retificação' : 'Mandar como rascunho';
  const jaLa = aberta ? aberta.noPortal : rascunho?.numero;
  return (
    <Stack sx={{ gap: 1.5 }}>
      {falha && <Alert severity="error">{falha}</Alert>}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'center' } }}>
        <EscolherCredencial credenciais={credenciais} escolhida={credencial.id} aoEscolher={escolher} largura={400} />
        {escrito && (
          <Button
            variant="contained"
            loading={ocupado}
            disabled={parado || deOutro || digitado}
            onClick={() => {
              if (conferencias.sha256 !== null) return setAVer(true);
              void fazer(() => mandar({ credencialId: credencial.id, sha256: escrito.sha256 }));
            }}
          >
            {jaLa ? 'Mandar de novo' : ato} ({ambiente})
          </Button>
        )}
      </Stack>
      {digitado && escrito && (
        <Alert severity="info">Grave antes os dados da DUIMP que você digitou: assim como estão, não iriam.</Alert>
      )}
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
          {aberta
            ? 'Em produção a versão nova fica em elaboração na DUIMP, em nome do titular da chave, até o registro.'
            : 'Em produção o rascunho fica entre as DUIMPs em elaboração do importador, em nome do titular da chave.'}
        </Alert>
      )}
      {aVer && escrito && conferencias.sha256 !== null && (
        <MandarTendoVistoDialog
          conferencias={conferencias}
          mandar={`Mandar (${ambiente})`}
          aoMandar={(conferenciasVistas) =>
            mandar({ credencialId: credencial.id, sha256: escrito.sha256, conferenciasVistas })
          }
          aoFechar={() => setAVer(false)}
        />
      )}
    </Stack>
  );
}

/** Nothing differs from the registered version, and there is no newer one in the Portal to be put right. */
function semNada(aberta: RetificacaoLida['aberta']): boolean {
  if (!aberta?.comparada || aberta.noPortal !== null) return false;
  const { quantas, novos, saem } = aberta.comparada;
  return quantas === 0 && novos.length === 0 && saem.length === 0;
}
