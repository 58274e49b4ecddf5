import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FaltaNoCalculo } from '#lib/fiscal/importacao/entrada-prevista.ts';
import { numeroDaAdicao } from './itens-linhas.ts';
import { idDaTaxa } from './TaxasDaPrevisao.tsx';

interface FaltasDaPrevisaoProps {
  faltas: readonly FaltaNoCalculo[];
  aoAbrirAdicao: (numero: number) => void;
}

/** What is missing for the calculation, each with a link to its field. */
export function FaltasDaPrevisao({ faltas, aoAbrirAdicao }: FaltasDaPrevisaoProps) {
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      <AlertTitle>Para calcular, falta:</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {[...Map.groupBy(faltas, ({ adicao }) => adicao)].flatMap(([adicao, suas]) =>
          adicao === null
            ? suas.map(({ motivo }) => (
                <li key={motivo}>
                  <Motivo motivo={motivo} />
                </li>
              ))
            : [
                <li key={adicao}>
                  <Button size="small" color="inherit" onClick={() => aoAbrirAdicao(adicao)} sx={botao}>
                    Adição {numeroDaAdicao(adicao)}
                  </Button>
                  {`: ${suas.map(({ motivo }) => motivo).join(' ')}`}
                </li>,
              ],
        )}
      </Box>
    </Alert>
  );
}

/** A missing exchange rate is typed on this same page, so the button moves the focus there. */
function Motivo({ motivo }: { motivo: string }) {
  const sigla = /câmbio de ([A-Z]{3})/.exec(motivo)?.[1];
  if (!sigla) return motivo;
  return (
    <Button size="small" color="inherit" onClick={() => document.getElementById(idDaTaxa(sigla))?.focus()} sx={botao}>
      {motivo}
    </Button>
  );
}

const botao = { minWidth: 0, p: 0, fontWeight: 600, textDecoration: 'underline', verticalAlign: 'baseline' };
