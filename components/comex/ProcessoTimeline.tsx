import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinhaDoTempo, TimelineAhead, TimelineStep } from '#components/ui/page/Timeline.tsx';
import type { PassoLido } from '#lib/contracts/processo/processo.ts';
import { doPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { passosAMao, recusaDeVoltar } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import type { PassoPorVir } from '#lib/domain/aduana/processo/passos-por-vir.ts';
import { NOME_SITUACAO_PROCESSO, type SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { formatarData, formatarInstante } from '#lib/format/data.ts';

interface ProcessoTimelineProps {
  /** Steps in the order they were taken, including undone steps. */
  passos: readonly PassoLido[];
  /** Steps still to come, in their usual order. */
  porVir: readonly PassoPorVir[];
  hoje: DataTexto;
  situacao: SituacaoProcesso;
  /** Whether a DAI is to be made of it. */
  pedeDai?: boolean;
  voltando: boolean;
  aoPassar: (situacao: SituacaoProcesso) => void;
  aoVoltar: () => void;
}

/** Shows the steps of a processo from the first to the last. A step to come that is possible now is a button. */
export function ProcessoTimeline(props: ProcessoTimelineProps) {
  const { passos, porVir, hoje, situacao, pedeDai, voltando, aoPassar, aoVoltar } = props;
  const [verDesfeitos, setVerDesfeitos] = useState(false);
  const dados = passos.filter(({ desfeito }) => desfeito === null);
  const desfeitos = passos.filter(({ desfeito }) => desfeito !== null);
  const naoVolta = recusaDeVoltar(dados);
  const possiveis = passosAMao(situacao, pedeDai);
  const foraDoCaminho = possiveis.filter((passo) => !porVir.some((vindouro) => vindouro.situacao === passo));
  const temAtos = foraDoCaminho.length > 0 || dados.length > 1 || desfeitos.length > 0;
  return (
    <Stack sx={{ gap: 0.5 }}>
      <LinhaDoTempo
        legenda="Passos do processo"
        legendaPorVir="Passos por vir"
        porVir={porVir.map(({ situacao: passo, dia, de }) => (
          <TimelineAhead
            key={passo}
            titulo={NOME_SITUACAO_PROCESSO[passo]}
            dia={dia}
            de={de}
            passou={dia !== null && dia < hoje}
            aoPassar={possiveis.includes(passo) ? () => aoPassar(passo) : undefined}
          />
        ))}
      >
        {dados.map((passo, i) => (
          <Passo key={passo.id} passo={passo} atual={i === dados.length - 1} />
        ))}
      </LinhaDoTempo>
      {temAtos && (
        <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center', ml: -0.75 }}>
          {foraDoCaminho.map((passo) => (
            <Button
              key={passo}
              size="small"
              color={passo === 'CANCELADO' ? 'error' : 'inherit'}
              onClick={() => aoPassar(passo)}
            >
              {passo === 'CANCELADO' ? 'Cancelar o processo' : NOME_SITUACAO_PROCESSO[passo]}
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
          {dados.length > 1 && naoVolta && (
            <Typography variant="caption" sx={{ color: 'text.secondary', ml: 0.75 }}>
              {naoVolta}
            </Typography>
          )}
        </Stack>
      )}
      {verDesfeitos && <Desfeitos desfeitos={desfeitos} />}
    </Stack>
  );
}

function Desfeitos({ desfeitos }: { desfeitos: readonly PassoLido[] }) {
  return (
    <Stack component="ul" aria-label="Passos desfeitos" sx={{ m: 0, pl: 2.5 }}>
      {desfeitos.map(({ id, situacao: qual, data, desfeito }) => (
        <Typography component="li" variant="body2" key={id} sx={{ color: 'text.secondary' }}>
          {NOME_SITUACAO_PROCESSO[qual]} de {formatarData(data)}, desfeito por {desfeito?.usuario.nome} em{' '}
          {formatarInstante(desfeito?.em)}
        </Typography>
      ))}
    </Stack>
  );
}

function Passo({ passo, atual }: { passo: PassoLido; atual: boolean }) {
  const { situacao, data, canalRfb, motivo, prazo } = passo;
  return (
    <TimelineStep
      titulo={NOME_SITUACAO_PROCESSO[situacao]}
      data={data}
      notas={[
        canalRfb && `canal ${NOME_CANAL[canalRfb].toLowerCase()}`,
        motivo,
        prazo && `responder até ${formatarData(prazo)}`,
      ]}
      autor={autorDe(passo)}
      atual={atual}
    />
  );
}

function autorDe({ daDeclaracao, portal, usuario }: PassoLido): string {
  const veio = portal && doPortal(portal);
  return daDeclaracao ? ['do arquivo', veio].filter(Boolean).join(' ') : (veio ?? `por ${usuario.nome}`);
}
