import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { MAXIMO_DE_VARIOS } from '#lib/contracts/platform/varios.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { ExclusaoDialog } from './ExclusaoDialog.tsx';
import { nomesPorExtenso } from './nomes-por-extenso.ts';

interface ExclusaoDosEscolhidosProps {
  /** Formatted count: `1.234 importadores`. */
  quantos: string;
  total: number;
  /** Names of the selected rows; null for a whole result, of which only a page is visible. */
  nomes: readonly string[] | null;
  /** The list shows deleted records, so the action is to restore them. */
  excluidos: boolean;
  /** Explains what the deletion does. */
  children: ReactNode;
  excluir: () => Promise<void>;
  restaurar: () => Promise<void>;
}

/** Deletes the selected rows of a list after a confirmation, or restores deleted rows. */
export function ExclusaoDosEscolhidos(props: ExclusaoDosEscolhidosProps) {
  const { quantos, total, nomes, excluidos, children, excluir, restaurar } = props;
  const [perguntando, setPerguntando] = useState(false);
  const [trazendo, setTrazendo] = useState(false);

  if (excluidos) {
    const trazer = async () => {
      setTrazendo(true);
      await restaurar();
      setTrazendo(false);
    };
    return (
      <Button variant="outlined" color="inherit" loading={trazendo} onClick={trazer}>
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
        <Pergunta
          quantos={quantos}
          total={total}
          nomes={nomes}
          excluir={excluir}
          aoFechar={() => setPerguntando(false)}
        >
          {children}
        </Pergunta>
      )}
    </>
  );
}

type PerguntaProps = Pick<ExclusaoDosEscolhidosProps, 'quantos' | 'total' | 'nomes' | 'excluir' | 'children'> & {
  aoFechar: () => void;
};

/** Confirmation dialog. Rows out of view are deleted only if the person confirms that they are included. */
function Pergunta({ quantos, total, nomes, excluir, aoFechar, children }: PerguntaProps) {
  const [confirmado, setConfirmado] = useState(nomes !== null);
  const demais = total > MAXIMO_DE_VARIOS;
  return (
    <ExclusaoDialog
      titulo={`Excluir ${quantos}?`}
      excluir={excluir}
      aoFechar={aoFechar}
      aoExcluir={aoFechar}
      impedido={!confirmado || demais}
    >
      <Typography sx={{ mb: 1 }}>
        {nomes
          ? `${nomesPorExtenso(nomes)}.`
          : 'Todo o resultado da busca e dos filtros, não só o que está nesta página.'}
      </Typography>
      {children}
      <Alert severity="info" sx={{ mt: 2 }}>
        Ficam no histórico, e voltam pelo filtro “Excluídos”.
      </Alert>
      {demais ? (
        <Alert severity="warning" sx={{ mt: 2 }}>
          De uma vez vão até {formatarInteiro(MAXIMO_DE_VARIOS)}. Filtre mais.
        </Alert>
      ) : (
        nomes === null && (
          <FormControlLabel
            sx={{ mt: 1 }}
            label={`Sim, excluir ${quantos}, também o que não está à vista.`}
            control={<Checkbox checked={confirmado} onChange={(_, marcado) => setConfirmado(marcado)} />}
          />
        )
      )}
    </ExclusaoDialog>
  );
}
