import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { mover, mudarColuna } from '#components/lista/apresentacao.ts';
import type { Apresentacao } from '#lib/contracts/platform/visao.ts';

interface EscolhaDeColunasProps {
  /** `Colunas` for the grid, `Linhas` for a card. */
  rotulo: string;
  /** The property of the column that this list toggles. */
  marca: 'visivel' | 'noCartao';
  apresentacao: Apresentacao;
  /** Title of each column, by its field. */
  titulos: ReadonlyMap<string, string>;
  aoMudar: (nova: Apresentacao) => void;
}

/** List of columns with their visibility and order. The first column names the row, so it always stays. */
export function EscolhaDeColunas({ rotulo, marca, apresentacao, titulos, aoMudar }: EscolhaDeColunasProps) {
  return (
    <Box component="ul" aria-label={rotulo} sx={list}>
      {apresentacao.colunas.map((coluna, i, { length }) => (
        <ColunaItem
          key={coluna.campo}
          titulo={titulos.get(coluna.campo) ?? coluna.campo}
          marcada={i === 0 || coluna[marca] === true}
          fixa={i === 0}
          primeira={i <= 1}
          ultima={i === length - 1}
          aoMarcar={(sim) => aoMudar(mudarColuna(apresentacao, coluna.campo, { [marca]: sim }))}
          aoMover={(passo) => aoMudar(mover(apresentacao, coluna.campo, passo))}
        />
      ))}
    </Box>
  );
}

interface ColunaItemProps {
  titulo: string;
  marcada: boolean;
  fixa: boolean;
  primeira: boolean;
  ultima: boolean;
  aoMarcar: (sim: boolean) => void;
  aoMover: (passo: -1 | 1) => void;
}

/** A column in the list. Alt with an arrow also moves it, and the focus follows. */
function ColunaItem({ titulo, marcada, fixa, primeira, ultima, aoMarcar, aoMover }: ColunaItemProps) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between' }}
      onKeyDown={(evento) => {
        const passo = evento.altKey && PASSOS[evento.key];
        if (!passo || fixa) return;
        evento.preventDefault();
        aoMover(passo);
      }}
    >
      <FormControlLabel
        control={<Checkbox size="small" checked={marcada} onChange={(_, sim) => aoMarcar(sim)} />}
        label={titulo}
        disabled={fixa}
        sx={{ mr: 1 }}
      />
      {!fixa && (
        <Stack direction="row">
          <IconButton aria-label={`Subir ${titulo}`} disabled={primeira} onClick={() => aoMover(-1)}>
            <ArrowUpward sx={{ fontSize: 16 }} />
          </IconButton>
          <IconButton aria-label={`Descer ${titulo}`} disabled={ultima} onClick={() => aoMover(1)}>
            <ArrowDownward sx={{ fontSize: 16 }} />
          </IconButton>
        </Stack>
      )}
    </Stack>
  );
}

const PASSOS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

const list = { m: 0, p: 0, listStyle: 'none', overflowY: 'auto', maxHeight: '50vh' };
