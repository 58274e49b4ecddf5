import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { type ReactNode, useState } from 'react';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useAtoEmCurso } from '#components/ui/use-ato-em-curso.ts';
import type { Ramo, ResumoDoPreparo } from './ramo.ts';
import { useAtoEmVarios } from './use-ato-em-varios.tsx';

interface AcoesDaSelecaoProps {
  ramo: Ramo;
  escolhida: Selecao<ResumoDoPreparo>;
  /** Acts that only this kind has. */
  outras?: ReactNode;
  aoTerminar: () => void;
}

/** Next version, review, approval and sending of the selected rows. */
export function AcoesDaSelecao({ ramo, escolhida, outras, aoTerminar }: AcoesDaSelecaoProps) {
  const [enviando, setEnviando] = useState(false);
  const { enqueueSnackbar } = useSnackbar();
  const { ocupado, fazer } = useAtoEmCurso();
  const agir = useAtoEmVarios(ramo);
  const pedir = (tipo: keyof typeof FEITO) =>
    void fazer(async () => {
      try {
        await agir(escolhida, { tipo }, FEITO[tipo]);
        aoTerminar();
      } catch (erro) {
        enqueueSnackbar((erro as Error).message, { variant: 'error' });
      }
    });
  return (
    <>
      {ramo.novaVersao && (
        <Button variant="outlined" color="inherit" disabled={ocupado} onClick={() => pedir('NOVA_VERSAO')}>
          Preparar nova versão
        </Button>
      )}
      <Button variant="outlined" color="inherit" disabled={ocupado} onClick={() => pedir('PEDIR_REVISAO')}>
        Enviar à revisão
      </Button>
      <Button variant="outlined" color="inherit" disabled={ocupado} onClick={() => pedir('APROVAR')}>
        Aprovar
      </Button>
      {outras}
      <Button variant="contained" disabled={ocupado} onClick={() => setEnviando(true)}>
        Enviar ao Portal…
      </Button>
      {enviando && (
        <EnviarDialog ramo={ramo} escolhida={escolhida} aoTerminar={aoTerminar} aoFechar={() => setEnviando(false)} />
      )}
    </>
  );
}

const FEITO = {
  NOVA_VERSAO: ['com a nova versão em rascunho', 'com a nova versão em rascunho'],
  PEDIR_REVISAO: ['enviado à revisão', 'enviados à revisão'],
  APROVAR: ['aprovado', 'aprovados'],
} as const;

const EnviarDialog = lazyPart(() => import('./EnviarDialog.tsx').then((part) => part.EnviarDialog));
