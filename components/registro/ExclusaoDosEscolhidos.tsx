import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { type ReactNode, useState } from 'react';
import { ExclusaoDialog } from './ExclusaoDialog.tsx';

interface ExclusaoDosEscolhidosProps {
  escolhidos: readonly { id: string; nome: string }[];
  /** The list shows the deleted ones: they can be brought back. */
  excluidos: boolean;
  /** `importador`, `importadores`. */
  palavras: readonly [um: string, varios: string];
  /** What deleting will do, in words. */
  children: ReactNode;
  excluir: (id: string) => Promise<unknown>;
  restaurar: (id: string) => Promise<unknown>;
  aoTerminar: () => void;
}

/** For the chosen rows of a list: deletes them, once it is said what that does; or brings deleted ones back. */
export function ExclusaoDosEscolhidos(props: ExclusaoDosEscolhidosProps) {
  const { escolhidos, excluidos, palavras, children, excluir, restaurar, aoTerminar } = props;
  const [perguntando, setPerguntando] = useState(false);
  const [fazendo, setFazendo] = useState(false);
  const { enqueueSnackbar } = useSnackbar();
  const quantos = (n: number) => `${n} ${palavras[n === 1 ? 0 : 1]}`;

  const trazer = async () => {
    setFazendo(true);
    try {
      const feitos = await umAUm(escolhidos, restaurar);
      enqueueSnackbar(`${quantos(feitos)} de volta.`, { variant: 'success' });
      aoTerminar();
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    } finally {
      setFazendo(false);
    }
  };

  if (excluidos) {
    return (
      <Button variant="outlined" color="inherit" loading={fazendo} onClick={trazer}>
        Trazer de volta
      </Button>
    );
  }
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setPerguntando(true)}>
        Excluir
      </Button>
      {perguntando && (
        <ExclusaoDialog
          titulo={`Excluir ${quantos(escolhidos.length)}?`}
          excluir={async () => {
            await umAUm(escolhidos, excluir);
          }}
          aoFechar={() => setPerguntando(false)}
          aoExcluir={() => {
            setPerguntando(false);
            enqueueSnackbar(`${quantos(escolhidos.length)} na lista dos excluídos.`, { variant: 'success' });
            aoTerminar();
          }}
        >
          <Typography sx={{ mb: 1 }}>{nomes(escolhidos)}</Typography>
          {children}
          <Alert severity="info" sx={{ mt: 2 }}>
            Continuam no histórico, e o filtro “Excluídos” os traz de volta.
          </Alert>
        </ExclusaoDialog>
      )}
    </>
  );
}

/** One after the other, so that a refusal says which it was; what was done before it stays done. */
async function umAUm(
  escolhidos: readonly { id: string; nome: string }[],
  fazer: (id: string) => Promise<unknown>,
): Promise<number> {
  let feitos = 0;
  for (const { id, nome } of escolhidos) {
    try {
      await fazer(id);
    } catch (erro) {
      throw new Error(`${nome}: ${(erro as Error).message} Feitos antes: ${feitos} de ${escolhidos.length}.`);
    }
    feitos += 1;
  }
  return feitos;
}

function nomes(escolhidos: readonly { nome: string }[]): string {
  const primeiros = escolhidos.slice(0, NOMES_A_VISTA).map(({ nome }) => nome);
  const resto = escolhidos.length - primeiros.length;
  return resto > 0 ? `${primeiros.join('; ')} e mais ${resto}.` : `${primeiros.join('; ')}.`;
}

const NOMES_A_VISTA = 5;
