import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Escolha } from '#lib/domain/versoes/comparar-versoes.ts';
import type { Diferenca } from '#lib/domain/versoes/versoes-do-campo.ts';
import type { DiferencaPorExtenso } from './diferenca-por-extenso.ts';

interface EscolhaDeVersaoProps {
  id: string;
  diferenca: Diferenca;
  dita: DiferencaPorExtenso;
  escolha: Escolha | undefined;
  falta: boolean;
  aoEscolher: (escolha: Escolha) => void;
}

/** Choice for a field both people changed: my value, the other person's value, and the old value. */
export function EscolhaDeVersao({ id, diferenca, dita, escolha, falta, aoEscolher }: EscolhaDeVersaoProps) {
  const { rotulo, escrever } = dita;
  return (
    <FormControl error={falta}>
      <FormLabel id={`${id}-rotulo`} sx={{ fontWeight: 600, color: 'text.primary' }}>
        {rotulo}
      </FormLabel>
      <Typography variant="caption" id={`${id}-base`} sx={{ color: 'text.secondary' }}>
        Era: {escrever(diferenca.base)}
      </Typography>
      <RadioGroup
        aria-labelledby={`${id}-rotulo`}
        aria-describedby={`${id}-base`}
        value={escolha ?? ''}
        onChange={(_, valor) => aoEscolher(valor as Escolha)}
        sx={{ mt: 0.5, gap: 1, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        <FormControlLabel
          value="minha"
          sx={opcao(escolha === 'minha')}
          control={<Radio size="small" id={id} />}
          label={<DeQuem quem="Minha" valor={escrever(diferenca.minha)} />}
        />
        <FormControlLabel
          value="dela"
          sx={opcao(escolha === 'dela')}
          control={<Radio size="small" />}
          label={<DeQuem quem="Da outra pessoa" valor={escrever(diferenca.dela)} />}
        />
      </RadioGroup>
      {falta && <FormHelperText>Escolha uma das duas.</FormHelperText>}
    </FormControl>
  );
}

function DeQuem({ quem, valor }: { quem: string; valor: string }) {
  return (
    <Stack component="span">
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
        {quem}:{' '}
      </Typography>
      <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{valor}</span>
    </Stack>
  );
}

function opcao(escolhida: boolean) {
  return {
    m: 0,
    pr: 1.5,
    py: 0.5,
    alignItems: 'flex-start',
    border: 1,
    borderColor: escolhida ? 'primary.main' : 'divider',
    bgcolor: escolhida ? 'primary.soft' : undefined,
    borderRadius: 1,
  };
}
