import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type ConvencaoDeNumeros, leitorDeDecimais } from '#lib/domain/numeros/decimal-digitado.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';
import type { NumerosDaPlanilha } from '#lib/registros/planilha/numeros-da-planilha.ts';

interface NumerosSectionProps {
  numeros: NumerosDaPlanilha;
  titulos: readonly string[];
  resposta: ConvencaoDeNumeros | undefined;
  aoResponder: (resposta: ConvencaoDeNumeros) => void;
}

/** Tells how the numbers of the sheet are read, and asks once where the sheet does not tell. */
export function NumerosSection({ numeros: { mostras, duvida }, titulos, resposta, aoResponder }: NumerosSectionProps) {
  const nome = (indice: number) => titulos[indice] || `Coluna ${indice + 1}`;
  const perguntada = duvida;
  return (
    <>
      {mostras.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[...new Set(mostras.map(({ convencao }) => convencao))]
            .map((convencao) => {
              const quais = mostras.filter((uma) => uma.convencao === convencao).map(({ indice }) => nome(indice));
              return `Números lidos como em ${EXEMPLO[convencao]}: é como estão em ${quais.join(', ')}.`;
            })
            .join(' ')}
        </Typography>
      )}
      {perguntada && (
        <Alert severity={resposta ? 'info' : 'warning'}>
          {`A planilha não diz se “${perguntada.texto}”, em ${nome(perguntada.indice)}, é milhar ou decimal. Como ler?`}
          <RadioGroup
            aria-label={`Como ler “${perguntada.texto}”`}
            value={resposta ?? ''}
            onChange={(_, nova) => aoResponder(nova as ConvencaoDeNumeros)}
          >
            {(['PT', 'EN'] as const).map((convencao) => (
              <FormControlLabel
                key={convencao}
                value={convencao}
                control={<Radio size="small" />}
                label={`${lido(perguntada.texto, convencao)} (números como em ${EXEMPLO[convencao]})`}
              />
            ))}
          </RadioGroup>
        </Alert>
      )}
    </>
  );
}

function lido(texto: string, convencao: ConvencaoDeNumeros): string {
  const resultado = leitorDeDecimais([texto], 3, 3, convencao)(texto);
  return 'valor' in resultado ? semZeros(resultado.valor) : texto;
}

const EXEMPLO: Readonly<Record<ConvencaoDeNumeros, string>> = { PT: '1.234,56', EN: '1,234.56' };
