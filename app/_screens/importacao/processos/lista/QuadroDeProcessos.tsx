import Box from '@mui/material/Box';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { PassoDialog } from '#app/_screens/importacao/processos/andamento/PassoDialog.tsx';
import type { Query } from '#lib/api/platform/client.ts';
import type { ProcessoResumo } from '#lib/contracts/processo/processo.ts';
import { estaConcluido, recusaDoPasso } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import { SITUACOES_PROCESSO, type SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { ColunaDoQuadro } from './ColunaDoQuadro.tsx';

/**
 * The processos in progress by situação. A card moves by its menu or by dragging. Either way a dialog asks for the data of the
 * step, and a forbidden move is explained.
 */
export function QuadroDeProcessos({ filtros }: { filtros: Query }) {
  const { enqueueSnackbar } = useSnackbar();
  const [levado, setLevado] = useState<ProcessoResumo | null>(null);
  const [passo, setPasso] = useState<{ processo: ProcessoResumo; situacao: SituacaoProcesso } | null>(null);
  const { situacao: so, ...outros } = filtros;
  const colunas = so ? [so as SituacaoProcesso] : EM_ANDAMENTO;

  const passar = (processo: ProcessoResumo, situacao: SituacaoProcesso) => {
    if (processo.situacao === situacao) return;
    const recusa = foraDeOrdem(processo, situacao);
    if (recusa) enqueueSnackbar(recusa, { variant: 'warning' });
    else setPasso({ processo, situacao });
  };
  return (
    // Focusable, so that the keyboard can scroll it sideways even before it has any card.
    <Box component="section" tabIndex={0} aria-label="Quadro de situações" sx={quadro}>
      {colunas.map((situacao) => (
        <ColunaDoQuadro
          key={situacao}
          situacao={situacao}
          filtros={outros}
          recebe={levado !== null && levado.situacao !== situacao && foraDeOrdem(levado, situacao) === null}
          aoLevar={setLevado}
          aoSoltar={() => {
            if (levado) passar(levado, situacao);
            setLevado(null);
          }}
          aoPassar={passar}
        />
      ))}
      {passo && <PassoDialog {...passo} aoFechar={() => setPasso(null)} />}
    </Box>
  );
}

/** The reason that the rule forbids the move. Data that the step lacks is for its dialog to ask. */
function foraDeOrdem({ situacao: atual, desde, pedeDai }: ProcessoResumo, situacao: SituacaoProcesso): string | null {
  const hoje = hojeEmManaus();
  // The desembaraço of the Sefaz comes from the DAI, never from the board.
  const passos = [{ situacao: atual, data: desde ?? hoje }];
  const estado = { passos, numeroDocumento: null, desembaracoSefaz: false, pedeDai };
  const recusa = recusaDoPasso(estado, { situacao, data: hoje }, hoje);
  return recusa?.campo === 'situacao' ? recusa.motivo : null;
}

const EM_ANDAMENTO = SITUACOES_PROCESSO.filter((situacao) => !estaConcluido(situacao));

const quadro = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(224px, 1fr)',
  gap: 1.5,
  overflowX: 'auto',
  pb: 1.5,
  alignItems: 'start',
};
