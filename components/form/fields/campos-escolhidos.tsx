import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { DescricaoDeOpcao, DescricaoSimNao } from './descricao-de-campo.ts';
import { useCampo } from './use-campo.ts';

interface CampoProps<Descricao> {
  nome: string;
  descricao: Descricao;
}

/** Choice from a menu. An optional choice can be cleared. */
export function CampoOpcao({ nome, descricao }: CampoProps<DescricaoDeOpcao>) {
  const { rotulo, ajuda, obrigatorio, opcoes } = descricao;
  const { id, texto, aoDigitar, aoSair, erro } = useCampo(nome, descricao);
  return (
    <TextField
      select
      id={id}
      label={rotulo}
      value={texto}
      onChange={({ target }) => aoDigitar(target.value)}
      onBlur={aoSair}
      error={Boolean(erro)}
      helperText={erro ?? ajuda}
      required={obrigatorio}
    >
      {!obrigatorio && <MenuItem value="">Não informado</MenuItem>}
      {opcoes.map(([valor, titulo]) => (
        <MenuItem key={valor} value={valor}>
          {titulo}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Choice with all options visible. Tab enters at the selected option, or at the first. */
export function CampoAVista({ nome, descricao }: CampoProps<DescricaoDeOpcao>) {
  const { rotulo, ajuda, obrigatorio, opcoes } = descricao;
  const { id, texto, aoDigitar, aoSair, erro } = useCampo(nome, descricao);
  const escolhida = opcoes.findIndex(([valor]) => valor === texto);
  const frase = erro ?? ajuda;
  return (
    <FormControl error={Boolean(erro)} required={obrigatorio}>
      <FormLabel id={`${id}-rotulo`} sx={{ fontSize: '0.75rem' }}>
        {rotulo}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={`${id}-rotulo`}
        aria-describedby={frase && `${id}-ajuda`}
        value={texto}
        onChange={(_, valor) => aoDigitar(valor)}
        onBlur={aoSair}
      >
        {opcoes.map(([valor, titulo], indice) => (
          <FormControlLabel
            key={valor}
            value={valor}
            label={titulo}
            control={<Radio size="small" id={indice === Math.max(escolhida, 0) ? id : undefined} />}
          />
        ))}
      </RadioGroup>
      {frase && <FormHelperText id={`${id}-ajuda`}>{frase}</FormHelperText>}
    </FormControl>
  );
}

export function CampoSimNao({ nome, descricao: { rotulo, ajuda, como } }: CampoProps<DescricaoSimNao>) {
  const { id, valor, aoMudar, aoSair, erro } = useCampo(nome);
  const frase = erro ?? ajuda;
  const Controle = como === 'caixa' ? Checkbox : Switch;
  return (
    <FormControl error={Boolean(erro)}>
      <FormControlLabel
        label={rotulo}
        // A switch has a smaller margin than a checkbox. With the checkbox's offset, it would stand outside the fields.
        sx={como === 'caixa' ? undefined : { ml: '-5px' }}
        control={
          <Controle
            size="small"
            checked={valor === true}
            onChange={(_, ligado) => aoMudar(ligado)}
            onBlur={aoSair}
            slotProps={{ input: { id, 'aria-describedby': frase ? `${id}-ajuda` : undefined } }}
          />
        }
      />
      {frase && <FormHelperText id={`${id}-ajuda`}>{frase}</FormHelperText>}
    </FormControl>
  );
}
