import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { manterAtiva } from '#components/ui/feedback/manter-ativa.ts';
import { type ErrosDaGrade, type LugarDaCelula, lugarDoErro } from './item-grid-erros.ts';

interface ItemGridErrosProps {
  erros: ErrosDaGrade;
  colunas: readonly { campo: string; titulo: string }[];
  ativa: LugarDaCelula | null;
  aoIr: (celula: LugarDaCelula) => void;
}

/** Shows how many cells have errors, the error of the active cell, and a button to the next error. */
export function ItemGridErros({ erros, colunas, ativa, aoIr }: ItemGridErrosProps) {
  if (erros.size === 0) return null;
  const lugares = [...erros.keys()].map((lugar) => lugarDoErro(lugar, colunas));
  const seguinte = lugares.find((lugar) => ativa && vemDepois(lugar, ativa)) ?? lugares[0];
  const daAtiva = ativa && erros.get(`${ativa.row}.${colunas[ativa.col]?.campo}`);
  return (
    <Alert
      severity="error"
      sx={{ mt: 1 }}
      action={
        seguinte && (
          <Button color="inherit" size="small" onMouseDown={manterAtiva} onClick={() => aoIr(seguinte)}>
            Ir para a próxima
          </Button>
        )
      }
    >
      {erros.size === 1 ? '1 célula precisa de atenção.' : `${erros.size} células precisam de atenção.`}
      {ativa && daAtiva && ` Linha ${ativa.row + 1}, ${colunas[ativa.col]?.titulo}: ${daAtiva}`}
    </Alert>
  );
}

function vemDepois(lugar: LugarDaCelula, ativa: LugarDaCelula): boolean {
  return lugar.row > ativa.row || (lugar.row === ativa.row && lugar.col > ativa.col);
}
