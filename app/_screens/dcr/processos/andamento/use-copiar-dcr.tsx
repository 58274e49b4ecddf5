import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useSnackbar } from 'notistack';
import { type ReactNode, useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { useGravarDcr } from '#lib/api/dcr/dcr.ts';
import type { DcrResumo } from '#lib/contracts/dcr/dcr.ts';
import { NOME_TIPO_DCR, type TipoDcr } from '#lib/domain/zfm/dcr.ts';

interface CopiaDoDcr {
  copiar: (tipo: TipoDcr) => unknown;
  /** The question before a substitutivo or retificador is begun; null while nothing is asked. */
  pergunta: ReactNode;
}

/** Copies a DCR-E and opens the copy. One that corrects or follows a registered one says first what it begins with. */
export function useCopiarDcr({ id, numero, processo }: Pick<DcrResumo, 'id' | 'numero' | 'processo'>): CopiaDoDcr {
  const [perguntado, setPerguntado] = useState<TipoDcr | null>(null);
  const { copiar } = useGravarDcr();
  const navegar = useNavigate();
  const { enqueueSnackbar } = useSnackbar();
  const criar = async (tipo: TipoDcr) => {
    try {
      const novo = await copiar(id, tipo);
      enqueueSnackbar(`${NOME_TIPO_DCR[tipo]} ${novo.processo} criado.`, { variant: 'success' });
      await navegar({ to: '/dcr/processos-dcr/$id', params: { id: novo.id } });
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    }
  };
  return {
    copiar: (tipo) => (tipo === 'N' ? criar(tipo) : setPerguntado(tipo)),
    pergunta: perguntado && (
      <DialogoDeFormulario
        titulo={`${NOME_TIPO_DCR[perguntado]} do DCR-E ${numero ?? processo}?`}
        confirmar={`Criar ${NOME_TIPO_DCR[perguntado].toLowerCase()}`}
        aoConfirmar={async () => {
          await criar(perguntado);
          setPerguntado(null);
        }}
        aoFechar={() => setPerguntado(null)}
      >
        <Typography variant="body2">
          O novo DCR-E começa com tudo o que este declarou, sem as mudanças de depois dele. Este continua a valer até o
          registro do novo.
        </Typography>
      </DialogoDeFormulario>
    ),
  };
}
