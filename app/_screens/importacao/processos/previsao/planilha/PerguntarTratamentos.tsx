import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import type { useTratamentos } from './use-tratamentos.ts';

export interface PerguntarTratamentosProps {
  tratamentos: ReturnType<typeof useTratamentos>;
  /** Day that the proposals are of, yyyy-mm-dd; null while it is not known. */
  dia: string | null;
}

/** Asks the Portal for the tax treatment of all goods of the sheet in one act. */
export function PerguntarTratamentos(props: PerguntarTratamentosProps) {
  const [aberto, setAberto] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" color="inherit" onClick={() => setAberto(true)}>
        Perguntar tratamentos…
      </Button>
      {aberto && <Dialogo {...props} aoFechar={() => setAberto(false)} />}
    </>
  );
}

/** How far the questions have come. Before anybody asked, nothing is shown. */
export function AndamentoDosTratamentos({ tratamentos }: Pick<PerguntarTratamentosProps, 'tratamentos'>) {
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
      sx={{ color: 'text.secondary', mb: 1 }}
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
