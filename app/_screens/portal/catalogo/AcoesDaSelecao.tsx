import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { type ReactNode, useState } from 'react';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { ExclusaoDialog } from '#components/registro/ExclusaoDialog.tsx';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import type { Ramo, ResumoDoPreparo } from './ramo.ts';
import { useAtoEmVarios } from './use-ato-em-varios.tsx';

interface AcoesDaSelecaoProps {
  ramo: Ramo;
  escolhida: Selecao<ResumoDoPreparo>;
  aoTerminar: () => void;
  /** Acts that this kind alone has. */
  children?: ReactNode;
}

/** Review, approval, changes and sending of the selected rows; or the way back of drafts that were undone. */
export function AcoesDaSelecao({ ramo, escolhida, aoTerminar, children }: AcoesDaSelecaoProps) {
  const [aberto, setAberto] = useState<'mudar' | 'desfazer' | 'enviar' | null>(null);
  const { enqueueSnackbar } = useSnackbar();
  const { ocupado, fazer } = useAtoEmCurso();
  const agir = useAtoEmVarios(ramo);
  const desfeitos =
    escolhida.tipo === 'resultado'
      ? escolhida.consulta.excluidos === 'true'
      : escolhida.linhas.some(({ excluidoEm }) => excluidoEm);
  const total = escolhida.tipo === 'resultado' ? escolhida.total : escolhida.linhas.length;
  const fechar = () => setAberto(null);
  const pedir = (tipo: keyof typeof FEITO) =>
    void fazer(async () => {
      try {
        await agir(escolhida, { tipo }, FEITO[tipo]);
        aoTerminar();
      } catch (erro) {
        enqueueSnackbar((erro as Error).message, { variant: 'error' });
      }
    });
  const botao = { variant: 'outlined', color: 'inherit', disabled: ocupado } as const;
  if (desfeitos) {
    return (
      <Button {...botao} onClick={() => pedir('TRAZER_DE_VOLTA')}>
        Trazer de volta
      </Button>
    );
  }
  return (
    <>
      <Button {...botao} onClick={() => pedir('PEDIR_REVISAO')}>
        Enviar à revisão
      </Button>
      <Button {...botao} onClick={() => pedir('APROVAR')}>
        Aprovar
      </Button>
      {ramo.temVersoes && (
        <Button {...botao} onClick={() => setAberto('mudar')}>
          Preparar mudança…
        </Button>
      )}
      {children}
      <Button {...botao} onClick={() => setAberto('desfazer')}>
        Desfazer…
      </Button>
      <Button variant="contained" disabled={ocupado} onClick={() => setAberto('enviar')}>
        Enviar ao Portal…
      </Button>
      {aberto === 'mudar' && (
        <MudancaDialog ramo={ramo} escolhida={escolhida} aoTerminar={aoTerminar} aoFechar={fechar} />
      )}
      {aberto === 'desfazer' && (
        <ExclusaoDialog
          titulo={total === 1 ? 'Desfazer o que se prepara?' : `Desfazer o que se prepara em ${ramo.quantos(total)}?`}
          verbo="Desfazer"
          excluir={() => agir(escolhida, { tipo: 'DESFAZER' }, FEITO.DESFAZER)}
          aoFechar={fechar}
          aoExcluir={() => {
            fechar();
            aoTerminar();
          }}
        >
          <Typography>
            Um rascunho sai da lista, e pode voltar: o filtro “Desfeitos” o mostra. Um {ramo.nome} que está no Portal
            volta a dizer aqui o que dizia antes da mudança. No Portal nada muda.
          </Typography>
        </ExclusaoDialog>
      )}
      {aberto === 'enviar' && (
        <EnviarDialog ramo={ramo} escolhida={escolhida} aoTerminar={aoTerminar} aoFechar={fechar} />
      )}
    </>
  );
}

const FEITO = {
  PEDIR_REVISAO: ['enviado à revisão', 'enviados à revisão'],
  APROVAR: ['aprovado', 'aprovados'],
  DESFAZER: ['desfeito', 'desfeitos'],
  TRAZER_DE_VOLTA: ['trazido de volta', 'trazidos de volta'],
} as const;

const MudancaDialog = lazyPart(() => import('./MudancaDialog.tsx').then((part) => part.MudancaDialog));
const EnviarDialog = lazyPart(() => import('./EnviarDialog.tsx').then((part) => part.EnviarDialog));
