import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Timeline, TimelineStep } from '#components/ui/Timeline.tsx';
import type { PassoLido } from '#lib/contracts/processo.ts';
import { NOME_CANAL } from '#lib/domain/aduana/canal-rfb.ts';
import { passosAMao, recusaDeVoltar } from '#lib/domain/aduana/passos-do-processo.ts';
import { NOME_SITUACAO_PROCESSO, type SituacaoProcesso } from '#lib/domain/aduana/situacao-processo.ts';
import { formatarData, formatarInstante } from '#lib/format/data.ts';

interface ProcessoTimelineProps {
  /** Steps in the order they were taken, including undone steps. */
  passos: readonly PassoLido[];
  situacao: SituacaoProcesso;
  voltando: boolean;
  aoPassar: (situacao: SituacaoProcesso) => void;
  aoVoltar: () => void;
}

/** Shows the steps of a processo, and the steps that are possible now. */
export function ProcessoTimeline({ passos, situacao, voltando, aoPassar, aoVoltar }: ProcessoTimelineProps) {
  const [verDesfeitos, setVerDesfeitos] = useState(false);
  const dados = passos.filter(({ desfeito }) => desfeito === null);
  const desfeitos = passos.filter(({ desfeito }) => desfeito !== null);
  const naoVolta = recusaDeVoltar(dados);
  const seguintes = passosAMao(situacao);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Timeline legenda="Passos do processo">
        {dados.map((passo, i) => (
          <Passo key={passo.id} passo={passo} atual={i === dados.length - 1} />
        ))}
      </Timeline>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {seguintes.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Passar para
          </Typography>
        )}
        {seguintes.map((seguinte, i) => (
          <Button
            key={seguinte}
            size="small"
            variant={seguinte === 'CANCELADO' ? 'text' : i === 0 ? 'contained' : 'outlined'}
            color={seguinte === 'CANCELADO' ? 'error' : 'primary'}
            onClick={() => aoPassar(seguinte)}
          >
            {seguinte === 'CANCELADO' ? 'Cancelar o processo' : NOME_SITUACAO_PROCESSO[seguinte]}
          </Button>
        ))}
        {dados.length > 1 && naoVolta === null && (
          <Button size="small" color="inherit" loading={voltando} onClick={aoVoltar}>
            Desfazer o último passo
          </Button>
        )}
        {desfeitos.length > 0 && (
          <Button
            size="small"
            color="inherit"
            aria-expanded={verDesfeitos}
            onClick={() => setVerDesfeitos(!verDesfeitos)}
          >
            {desfeitos.length === 1 ? '1 passo desfeito' : `${desfeitos.length} passos desfeitos`}
          </Button>
        )}
      </Stack>
      {dados.length > 1 && naoVolta && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {naoVolta}
        </Typography>
      )}
      {verDesfeitos && (
        <Stack component="ul" aria-label="Passos desfeitos" sx={{ m: 0, pl: 2.5 }}>
          {desfeitos.map(({ id, situacao: qual, data, desfeito }) => (
            <Typography component="li" variant="body2" key={id} sx={{ color: 'text.secondary' }}>
              {NOME_SITUACAO_PROCESSO[qual]} de {formatarData(data)}, desfeito por {desfeito?.usuario.nome} em{' '}
              {formatarInstante(desfeito?.em)}
            </Typography>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function Passo({ passo, atual }: { passo: PassoLido; atual: boolean }) {
  const { situacao, data, canalRfb, motivo, prazo, daDeclaracao, usuario } = passo;
  return (
    <TimelineStep
      titulo={NOME_SITUACAO_PROCESSO[situacao]}
      data={data}
      notas={[
        canalRfb && `canal ${NOME_CANAL[canalRfb].toLowerCase()}`,
        motivo,
        prazo && `responder até ${formatarData(prazo)}`,
      ]}
      autor={daDeclaracao ? 'do arquivo da declaração' : `por ${usuario.nome}`}
      atual={atual}
    />
  );
}
