import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type ConvencaoDeNumeros, leitorDeDecimais } from '#lib/domain/numeros/decimal-digitado.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';

interface PerguntaDeNumerosProps {
  /** A text of the sheet that fits both conventions: `1.234`. */
  texto: string;
  /** The title of its column. */
  onde: string;
  resposta: ConvencaoDeNumeros | undefined;
  aoResponder: (resposta: ConvencaoDeNumeros) => void;
}

/** Asks how to read the numbers of a sheet that does not tell. */
export function PerguntaDeNumeros({ texto, onde, resposta, aoResponder }: PerguntaDeNumerosProps) {
  return (
    <Alert severity={resposta ? 'info' : 'warning'}>
      {`A planilha não diz se “${texto}”, em ${onde}, é milhar ou decimal. Como ler?`}
      <RadioGroup
        aria-label={`Como ler “${texto}”`}
        value={resposta ?? ''}
        onChange={(_, nova) => aoResponder(nova as ConvencaoDeNumeros)}
      >
        {(['PT', 'EN'] as const).map((convencao) => (
          <FormControlLabel
            key={convencao}
            value={convencao}
            control={<Radio size="small" />}
            label={`${lido(texto, convencao)} (números como em ${EXEMPLO_DA_CONVENCAO[convencao]})`}
          />
        ))}
      </RadioGroup>
    </Alert>
  );
}

function lido(texto: string, convencao: ConvencaoDeNumeros): string {
  const resultado = leitorDeDecimais([texto], 3, 3, convencao)(texto);
  return 'valor' in resultado ? semZeros(resultado.valor) : texto;
}

export const EXEMPLO_DA_CONVENCAO: Readonly<Record<ConvencaoDeNumeros, string>> = { PT: '1.234,56', EN: '1,234.56' };
