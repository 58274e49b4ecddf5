import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PassoLido } from '#lib/contracts/processo.ts';
import { NOME_CANAL } from '#lib/domain/canal-rfb.ts';
import { recusaDeVoltar, SITUACOES_SEGUINTES } from '#lib/domain/passos-do-processo.ts';
import { NOME_SITUACAO_PROCESSO, type SituacaoProcesso } from '#lib/domain/situacao-processo.ts';
import { formatarData, formatarInstante } from '#lib/format/data.ts';

interface ProcessoTimelineProps {
  /** In the order they were taken, those taken back among them. */
  passos: readonly PassoLido[];
  situacao: SituacaoProcesso;
  voltando: boolean;
  aoPassar: (situacao: SituacaoProcesso) => void;
  aoVoltar: () => void;
}

/** Where a process has been, step by step, and where it may go from here. */
export function ProcessoTimeline({ passos, situacao, voltando, aoPassar, aoVoltar }: ProcessoTimelineProps) {
  const [verDesfeitos, setVerDesfeitos] = useState(false);
  const dados = passos.filter(({ desfeito }) => desfeito === null);
  const desfeitos = passos.filter(({ desfeito }) => desfeito !== null);
  const naoVolta = recusaDeVoltar(dados);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box component="ol" aria-label="Passos do processo" sx={linha}>
        {dados.map((passo, i) => (
          <Passo key={passo.id} passo={passo} atual={i === dados.length - 1} />
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {SITUACOES_SEGUINTES[situacao].length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Passar para
          </Typography>
        )}
        {SITUACOES_SEGUINTES[situacao].map((seguinte, i) => (
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
  const notas = [
    canalRfb && `canal ${NOME_CANAL[canalRfb].toLowerCase()}`,
    motivo,
    prazo && `responder até ${formatarData(prazo)}`,
  ].filter(Boolean);
  return (
    <Box component="li" aria-current={atual ? 'step' : undefined} sx={{ ...marco, ...(atual ? ondeEsta : {}) }}>
      <Typography sx={{ fontWeight: 600 }}>{NOME_SITUACAO_PROCESSO[situacao]}</Typography>
      <Typography variant="body2">
        <time dateTime={data}>{formatarData(data)}</time>
      </Typography>
      {notas.length > 0 && <Typography variant="caption">{notas.join(' · ')}</Typography>}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {daDeclaracao ? 'do arquivo da declaração' : `por ${usuario.nome}`}
      </Typography>
    </Box>
  );
}

const linha = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  rowGap: 1.5,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(150px, 1fr))' },
};

/** A dot on a line: beside the text on a phone, over it where the steps go from left to right. */
const marco = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
  pl: { xs: 2, sm: 0 },
  pr: 1.5,
  pt: { sm: 1.75 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: { xs: 0, sm: 0 },
    top: { xs: 6, sm: 0 },
    width: 9,
    height: 9,
    borderRadius: '50%',
    bgcolor: 'text.disabled',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: { xs: 4, sm: 14 },
    right: { sm: 6 },
    top: { xs: 20, sm: 4 },
    bottom: { xs: -10, sm: 'auto' },
    width: { xs: '1px', sm: 'auto' },
    height: { sm: '1px' },
    bgcolor: 'divider',
  },
  '&:last-of-type::after': { display: 'none' },
} as const;

const ondeEsta = { '&::before': { ...marco['&::before'], bgcolor: 'primary.main' } };
