import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { ExclusaoDialog } from '#components/registro/ExclusaoDialog.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { useAtoEmCurso } from '#components/ui/use-ato-em-curso.ts';
import type { ProdutoNoPortalResumo } from '#lib/contracts/catalogo-de-produtos.ts';
import { AcoesDaSelecao } from './AcoesDaSelecao.tsx';
import { RAMO_DOS_PRODUTOS } from './ramo.ts';
import { useAtoEmVarios } from './use-ato-em-varios.tsx';

interface AcoesDosProdutosProps {
  escolhida: Selecao<ProdutoNoPortalResumo>;
  aoTerminar: () => void;
}

/** Review, approval, changes and sending of the selected products; or the way back of drafts that were undone. */
export function AcoesDosProdutos({ escolhida, aoTerminar }: AcoesDosProdutosProps) {
  const [aberto, setAberto] = useState<'mudar' | 'desfazer' | null>(null);
  const { enqueueSnackbar } = useSnackbar();
  const { ocupado, fazer } = useAtoEmCurso();
  const agir = useAtoEmVarios(RAMO_DOS_PRODUTOS);
  const desfeitos =
    escolhida.tipo === 'resultado'
      ? escolhida.consulta.excluidos === 'true'
      : escolhida.linhas.some(({ excluidoEm }) => excluidoEm);
  const total = escolhida.tipo === 'resultado' ? escolhida.total : escolhida.linhas.length;
  const pedir = (tipo: keyof typeof FEITO) =>
    void fazer(async () => {
      try {
        await agir(escolhida, { tipo }, FEITO[tipo]);
        aoTerminar();
      } catch (erro) {
        enqueueSnackbar((erro as Error).message, { variant: 'error' });
      }
    });
  if (desfeitos) {
    return (
      <Button variant="outlined" color="inherit" disabled={ocupado} onClick={() => pedir('TRAZER_DE_VOLTA')}>
        Trazer de volta
      </Button>
    );
  }
  return (
    <>
      <AcoesDaSelecao
        ramo={RAMO_DOS_PRODUTOS}
        escolhida={escolhida}
        aoTerminar={aoTerminar}
        outras={
          <>
            <Button variant="outlined" color="inherit" disabled={ocupado} onClick={() => setAberto('mudar')}>
              Preparar mudança…
            </Button>
            <Button variant="outlined" color="inherit" disabled={ocupado} onClick={() => setAberto('desfazer')}>
              Desfazer…
            </Button>
          </>
        }
      />
      {aberto === 'mudar' && (
        <MudancaDialog escolhida={escolhida} aoTerminar={aoTerminar} aoFechar={() => setAberto(null)} />
      )}
      {aberto === 'desfazer' && (
        <ExclusaoDialog
          titulo={total === 1 ? 'Desfazer o que se prepara?' : `Desfazer o que se prepara em ${total} produtos?`}
          verbo="Desfazer"
          excluir={() => agir(escolhida, { tipo: 'DESFAZER' }, FEITO.DESFAZER)}
          aoFechar={() => setAberto(null)}
          aoExcluir={() => {
            setAberto(null);
            aoTerminar();
          }}
        >
          <Typography>
            Um rascunho sai da lista, e pode voltar: o filtro “Desfeitos” o mostra. Um produto que está no Portal volta
            a dizer aqui o que dizia antes da mudança. No Portal nada muda.
          </Typography>
        </ExclusaoDialog>
      )}
    </>
  );
}

const FEITO = {
  DESFAZER: ['desfeito', 'desfeitos'],
  TRAZER_DE_VOLTA: ['trazido de volta', 'trazidos de volta'],
} as const;

const MudancaDialog = lazyPart(() => import('./MudancaDialog.tsx').then((part) => part.MudancaDialog));
