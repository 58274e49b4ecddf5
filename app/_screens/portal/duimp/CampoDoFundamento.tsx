import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCampo } from '#components/form/fields/use-campo.ts';
import { formatarData } from '#lib/format/data.ts';
import type { DuimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';

type Conhecido = DuimpDoProcesso['fundamentos'][number]['conhecidos'][number];

interface CampoDoFundamentoProps {
  /** Path in the form. */
  nome: string;
  /** The grounds of this tax and regime that the Portal Único told. */
  conhecidos: readonly Conhecido[];
}

/** The code of a ground: chosen among those that the Portal Único told, or typed. The choice says where it comes from. */
export function CampoDoFundamento({ nome, conhecidos }: CampoDoFundamentoProps) {
  const { id, texto: valor, aoDigitar, aoSair, erro } = useCampo(nome);
  const escolhido = conhecidos.find(({ codigo }) => mesmo(codigo, valor));
  return (
    <Autocomplete
      freeSolo
      id={id}
      size="small"
      options={[...conhecidos]}
      // What is typed narrows the options by code and text alike.
      filterOptions={(todas, { inputValue }) =>
        todas.filter((fundamento) => porExtenso(fundamento).toLowerCase().includes(inputValue.trim().toLowerCase()))
      }
      getOptionLabel={(fundamento) => (typeof fundamento === 'string' ? fundamento : semZeros(fundamento.codigo))}
      inputValue={valor}
      onInputChange={(_, novo) => aoDigitar(novo)}
      onBlur={aoSair}
      renderOption={({ key, ...props }, fundamento) => (
        <Box component="li" key={key} {...props}>
          <div>
            {porExtenso(fundamento)}
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              {deOnde(fundamento)}
            </Typography>
          </div>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Código do fundamento"
          error={erro !== undefined}
          helperText={erro ?? ajuda(escolhido, conhecidos.length)}
        />
      )}
    />
  );
}

function ajuda(escolhido: Conhecido | undefined, quantos: number): string {
  if (escolhido) return `${porExtenso(escolhido)}. ${deOnde(escolhido)}.`;
  if (quantos === 0) return 'Digite o código, ou peça antes o tratamento tributário da NCM em Portal Único.';
  return quantos === 1
    ? 'O Portal Único disse um: escolha-o, ou digite outro.'
    : `O Portal Único disse ${quantos}: escolha, ou digite outro.`;
}

function porExtenso({ codigo, nome, condicao }: Conhecido): string {
  return [[codigo, nome].filter(Boolean).join(' – '), condicao].filter(Boolean).join(', ');
}

function deOnde({ deTreinamento, respondidoEm }: Conhecido): string {
  const onde = deTreinamento ? 'ambiente de treinamento: a confirmar' : 'produção';
  return `Portal Único, resposta de ${formatarData(respondidoEm)}, ${onde}`;
}

const semZeros = (codigo: string) => codigo.replace(/^0+(?=\d)/, '');
const mesmo = (codigo: string, outro: string) => outro.trim() !== '' && semZeros(codigo) === semZeros(outro.trim());
