import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useSnackbar } from 'notistack';
import { type ReactNode, useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { useGravarDci } from '#lib/api/dci/dci.ts';
import type { DciResumo } from '#lib/contracts/dci/dci.ts';
import { type NaturezaDci, NOME_NATUREZA_DCI, nomeDaDci } from '#lib/domain/zfm/dci.ts';

interface CopiaDaDci {
  copiar: (natureza: NaturezaDci) => unknown;
  /** The question before a retificadora is begun; null while nothing is asked. */
  pergunta: ReactNode;
}

/** Copies a DCI and opens the copy. A retificadora says first what it begins with. */
export function useCopiarDci(dci: Pick<DciResumo, 'id' | 'numero' | 'processo'>): CopiaDaDci {
  const [perguntando, setPerguntando] = useState(false);
  const { copiar } = useGravarDci();
  const navegar = useNavigate();
  const { enqueueSnackbar } = useSnackbar();
  const criar = async (natureza: NaturezaDci) => {
    try {
      const nova = await copiar(dci.id, natureza);
      const qual = natureza === 'RETIFICADORA' ? `${NOME_NATUREZA_DCI.RETIFICADORA} ` : '';
      enqueueSnackbar(`${qual}${nova.processo} criada.`, { variant: 'success' });
      await navegar({ to: '/dci/processos-dci/$id', params: { id: nova.id } });
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    }
  };
  return {
    copiar: (natureza) => (natureza === 'RETIFICADORA' ? setPerguntando(true) : criar(natureza)),
    pergunta: perguntando && (
      <DialogoDeFormulario
        titulo={`Retificar a ${nomeDaDci(dci)}?`}
        confirmar="Criar retificadora"
        aoConfirmar={async () => {
          await criar('RETIFICADORA');
          setPerguntando(false);
        }}
        aoFechar={() => setPerguntando(false)}
      >
        <Typography variant="body2">
          A retificadora começa com tudo o que esta DCI declarou, e paga só o que passar disso. Esta continua a valer
          até o registro dela.
        </Typography>
      </DialogoDeFormulario>
    ),
  };
}
