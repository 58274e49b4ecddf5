import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useEffect, useState } from 'react';
import type { PortalParts } from '#components/portal/portal-parts.ts';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { useTratamentos } from './use-tratamentos.ts';

export type Tratamentos = ReturnType<typeof useTratamentos>;

/** Asks the Portal for the tax treatment of all goods of the sheet in one act. */
export function PerguntarTratamentos({
  mercadorias,
  numeros,
  dia,
  aoResponder,
}: ComponentProps<PortalParts['Tratamentos']>) {
  const tratamentos = useTratamentos(mercadorias, numeros);
  const [aberto, setAberto] = useState(false);
  const { respostas } = tratamentos.andamento;
  useEffect(() => aoResponder(respostas), [respostas, aoResponder]);
  return (
    <>
      <Button size="small" variant="outlined" color="inherit" onClick={() => setAberto(true)}>
        Perguntar tratamentos…
      </Button>
      {aberto && <Dialogo tratamentos={tratamentos} dia={dia} aoFechar={() => setAberto(false)} />}
      <Andamento tratamentos={tratamentos} />
    </>
  );
}

/** How far the questions have come. Before anybody asked, nothing is shown. */
function Andamento({ tratamentos }: { tratamentos: Tratamentos }) {
  const { credencial, andamento } = tratamentos;
  const { feitas, respondidas, naFila, recusadas, espera } = andamento;
  if (!credencial || feitas === 0) return null;
  const ambiente = NOME_AMBIENTE_DO_PORTAL[credencial.ambiente].toLowerCase();
  const partes = [
    `${formatarInteiro(respondidas)} de ${feitas === 1 ? '1 tratamento respondido' : `${formatarInteiro(feitas)} tratamentos respondidos`}`,
    ...(naFila > 0 ? [`${formatarInteiro(naFila)} na fila`] : []),
    ...(recusadas.length > 0
      ? [`${formatarInteiro(recusadas.length)} ${recusadas.length === 1 ? 'recusado' : 'recusados'}`]
      : []),
  ];
  return (
    <Typography
      variant="body2"
      role="status"
      aria-label="Tratamentos do Portal Único"
      sx={{ color: 'text.secondary', order: 1, flexBasis: '100%' }}
    >
      {`Portal Único (${ambiente}): ${partes.join(', ')}.`}
      {espera && ` ${espera}`}
      {recusadas
        .slice(0, RECUSAS_A_VISTA)
        .map(({ id, pergunta, frase }) =>
          pergunta.tipo === 'TRATAMENTO' ? (
            <span key={id}>{` NCM ${formatarNcm(pergunta.ncm)}: ${frase ?? 'recusado'}`}</span>
          ) : null,
        )}
    </Typography>
  );
}

const RECUSAS_A_VISTA = 3;
const Dialogo = lazyPart(() =>
  import('./PerguntarTratamentosDialog.tsx').then((part) => part.PerguntarTratamentosDialog),
);
