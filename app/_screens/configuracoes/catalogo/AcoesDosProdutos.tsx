import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useAtoEmCurso } from '#components/ui/use-ato-em-curso.ts';
import type { ProdutoNoPortalResumo } from '#lib/contracts/catalogo-de-produtos.ts';
import { useAtoEmProdutos } from './use-ato-em-produtos.tsx';

interface AcoesDosProdutosProps {
  escolhida: Selecao<ProdutoNoPortalResumo>;
  aoTerminar: () => void;
}

/** Review, approval and sending of the selected products. */
export function AcoesDosProdutos({ escolhida, aoTerminar }: AcoesDosProdutosProps) {
  const [enviando, setEnviando] = useState(false);
  const { enqueueSnackbar } = useSnackbar();
  const { ocupado, fazer } = useAtoEmCurso();
  const agir = useAtoEmProdutos();
  const pedir = (tipo: 'PEDIR_REVISAO' | 'APROVAR') =>
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
      <Button variant="outlined" color="inherit" disabled={ocupado} onClick={() => pedir('PEDIR_REVISAO')}>
        Enviar à revisão
      </Button>
      <Button variant="outlined" color="inherit" disabled={ocupado} onClick={() => pedir('APROVAR')}>
        Aprovar
      </Button>
      <Button variant="contained" disabled={ocupado} onClick={() => setEnviando(true)}>
        Enviar ao Portal…
      </Button>
      {enviando && <EnviarDialog escolhida={escolhida} aoTerminar={aoTerminar} aoFechar={() => setEnviando(false)} />}
    </>
  );
}

const FEITO = {
  PEDIR_REVISAO: ['enviado à revisão', 'enviados à revisão'],
  APROVAR: ['aprovado', 'aprovados'],
} as const;

const EnviarDialog = lazyPart(() => import('./EnviarDialog.tsx').then((part) => part.EnviarDialog));
