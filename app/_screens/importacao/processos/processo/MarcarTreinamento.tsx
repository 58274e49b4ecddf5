import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { ExclusaoDialog } from '#components/registro/ExclusaoDialog.tsx';
import { useGravarProcesso } from '#lib/api/processo/processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';

/** Says that a processo rehearses in the training environment of the Portal Único, or that it is a real one again. */
export function MarcarTreinamento({
  processo: { id, numero, versao, treinamento },
}: {
  processo: Pick<ProcessoInteiro, 'id' | 'numero' | 'versao' | 'treinamento'>;
}) {
  const [aberto, setAberto] = useState(false);
  const { marcarTreinamento } = useGravarProcesso();
  const { enqueueSnackbar } = useSnackbar();
  const [ato, titulo, explica, feito] = treinamento ? TIRAR : MARCAR;
  const aoFechar = () => setAberto(false);
  return (
    <>
      <Button color="inherit" onClick={() => setAberto(true)}>
        {ato}
      </Button>
      {aberto && (
        <ExclusaoDialog
          titulo={titulo(numero)}
          verbo={treinamento ? 'Tirar' : 'Marcar'}
          excluir={() => marcarTreinamento(id, { versao, treinamento: !treinamento })}
          aoFechar={aoFechar}
          aoExcluir={() => {
            enqueueSnackbar(feito(numero), { variant: 'success' });
            aoFechar();
          }}
        >
          <Typography>{explica}</Typography>
        </ExclusaoDialog>
      )}
    </>
  );
}

type Palavras = readonly [string, (numero: string) => string, string, (numero: string) => string];

const MARCAR: Palavras = [
  'Marcar como treinamento',
  (numero) => `Marcar ${numero} como de treinamento?`,
  'Ele sai das somas, dos relatórios, do estoque, da fila da Sefaz e do Meu dia, e o que embarcou de pedidos volta ao saldo deles. Só um processo de treinamento recebe a declaração e o canal que vêm do treinamento do Portal Único. Nada se apaga: “Tirar do treinamento” desfaz.',
  (numero) => `${numero} é de treinamento.`,
];

const TIRAR: Palavras = [
  'Tirar do treinamento',
  (numero) => `Tirar ${numero} do treinamento?`,
  'Ele volta a ser um processo de verdade: entra nas somas, nos relatórios e no Meu dia, e toma de novo o saldo dos pedidos. A declaração e os passos que vieram do treinamento têm de sair antes.',
  (numero) => `${numero} é de verdade.`,
];
