import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FaltaNoCalculo } from '#lib/fiscal/importacao/prevista/entrada-prevista.ts';
import { numeroDaAdicao } from './itens-linhas.ts';
import { idDaTaxa } from './TaxasDaPrevisao.tsx';

interface FaltasDaPrevisaoProps {
  faltas: readonly FaltaNoCalculo[];
  aoAbrirAdicao: (numero: number) => void;
  aoAbrirItens: () => void;
}

/** What is missing for the calculation: one line a cause, with a link to the place that mends it. */
export function FaltasDaPrevisao({ faltas, ...abrir }: FaltasDaPrevisaoProps) {
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      <AlertTitle>Para calcular, falta:</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {[...Map.groupBy(faltas, ({ motivo }) => motivo)].map(([motivo, faltasDoMotivo]) => (
          <li key={motivo}>
            <Motivo motivo={motivo} faltas={faltasDoMotivo} {...abrir} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** A missing exchange rate is typed on this same page, so its button moves the focus there. */
function Motivo({ motivo, faltas, aoAbrirAdicao, aoAbrirItens }: FaltasDaPrevisaoProps & { motivo: string }) {
  const sigla = /câmbio de ([A-Z]{3})/.exec(motivo)?.[1];
  if (sigla) {
    return (
      <Button size="small" color="inherit" onClick={() => document.getElementById(idDaTaxa(sigla))?.focus()} sx={botao}>
        {motivo}
      </Button>
    );
  }
  const adicoes = faltas.flatMap(({ adicao }) => (adicao === null ? [] : [adicao]));
  if (adicoes.length === 0) return motivo;
  if (faltas.some(({ nosItens }) => nosItens)) {
    return (
      <>
        {`${motivo} ${adicoes.length === 1 ? 'Adição' : 'Adições'} ${adicoes.map(numeroDaAdicao).join(', ')}. `}
        <Button size="small" color="inherit" onClick={aoAbrirItens} sx={botao}>
          Ir aos itens
        </Button>
      </>
    );
  }
  return (
    <>
      {`${motivo} `}
      {adicoes.map((adicao) => (
        <Button
          key={adicao}
          size="small"
          color="inherit"
          onClick={() => aoAbrirAdicao(adicao)}
          sx={{ ...botao, mr: 1 }}
        >
          Adição {numeroDaAdicao(adicao)}
        </Button>
      ))}
    </>
  );
}

const botao = { minWidth: 0, p: 0, fontWeight: 600, textDecoration: 'underline', verticalAlign: 'baseline' };
