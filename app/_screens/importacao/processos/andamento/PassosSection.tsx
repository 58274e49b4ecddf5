import Card from '@mui/material/Card';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { ProcessoTimeline } from '#components/comex/ProcessoTimeline.tsx';
import { useFocoAoSurgir } from '#components/ui/navigation/use-foco-ao-surgir.ts';
import { type ApiError, refusedStepSentence } from '#lib/api/platform/api-error.ts';
import { useGravarProcesso } from '#lib/api/processo/processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { passosPorVir } from '#lib/domain/aduana/processo/passos-por-vir.ts';
import type { SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { PassoDialog } from './PassoDialog.tsx';

/** The timeline of a processo: the steps taken, and those to come with their expected days. */
export function PassosSection({ processo, levado }: { processo: ProcessoInteiro; levado: boolean }) {
  const foco = useFocoAoSurgir<HTMLDivElement>(levado);
  const { id, versao, passos, situacao } = processo;
  const { enqueueSnackbar } = useSnackbar();
  const { voltar } = useGravarProcesso();
  const [pedida, setPedida] = useState<SituacaoProcesso | null>(null);
  const [voltando, setVoltando] = useState(false);
  const desfazer = async () => {
    setVoltando(true);
    try {
      await voltar(id, versao);
      enqueueSnackbar('Passo desfeito.', { variant: 'success' });
    } catch (erro) {
      enqueueSnackbar(refusedStepSentence(erro as ApiError, 'o processo'), { variant: 'error' });
    } finally {
      setVoltando(false);
    }
  };
  return (
    <Card component="section" aria-label="Andamento" sx={{ px: 2, py: 1.25 }}>
      <div ref={foco} tabIndex={-1}>
        <ProcessoTimeline
          passos={passos}
          porVir={passosPorVir(processo)}
          hoje={hojeEmManaus()}
          situacao={situacao}
          pedeDai={processo.pedeDai}
          voltando={voltando}
          aoPassar={setPedida}
          aoVoltar={desfazer}
        />
      </div>
      {pedida && <PassoDialog processo={processo} situacao={pedida} aoFechar={() => setPedida(null)} />}
    </Card>
  );
}
