import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { ProcessoTimeline } from '#components/comex/ProcessoTimeline.tsx';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { Section } from '#components/ui/Section.tsx';
import { useFocoAoSurgir } from '#components/ui/use-foco-ao-surgir.ts';
import { type ApiError, refusedStepSentence } from '#lib/api/api-error.ts';
import { useGravarProcesso } from '#lib/api/processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo.ts';
import { PROXIMO_ATO } from '#lib/domain/aduana/passos-do-processo.ts';
import type { SituacaoProcesso } from '#lib/domain/aduana/situacao-processo.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';
import { PassoDialog } from './PassoDialog.tsx';

/** The timeline of a processo, its next step and the person in charge. */
export function PassosSection({ processo, levado }: { processo: ProcessoInteiro; levado: boolean }) {
  const foco = useFocoAoSurgir<HTMLDivElement>(levado);
  const { id, versao, passos, situacao, responsavel } = processo;
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
  const ato = processo.historicoAntesDe === null ? PROXIMO_ATO[situacao] : null;
  return (
    <Section
      titulo="Andamento"
      nota={
        ato && (
          <>
            próximo:{' '}
            {situacao === 'DESEMBARACADO_RFB' ? (
              <LinkTo underline="always" to="/importacao/sefaz/$id" params={{ id }}>
                {noMeioDaFrase(ato)}
              </LinkTo>
            ) : (
              noMeioDaFrase(ato)
            )}{' '}
            · {responsavel?.nome ?? 'sem responsável'}
          </>
        )
      }
    >
      <div ref={foco} tabIndex={-1}>
        <ProcessoTimeline
          passos={passos}
          situacao={situacao}
          voltando={voltando}
          aoPassar={setPedida}
          aoVoltar={desfazer}
        />
      </div>
      {pedida && <PassoDialog processo={processo} situacao={pedida} aoFechar={() => setPedida(null)} />}
    </Section>
  );
}
