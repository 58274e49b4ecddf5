import TextField from '@mui/material/TextField';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { DecimalField } from '#components/ui/fields/DecimalField.tsx';
import { IdentifierField } from '#components/ui/fields/IdentifierField.tsx';
import { MonthField } from '#components/ui/fields/MonthField.tsx';
import { TIPOS_DE_IDENTIFICADOR } from '#lib/format/tipos-de-identificador.ts';
import type {
  DescricaoDeData,
  DescricaoDeDecimal,
  DescricaoDeIdentificador,
  DescricaoDeMes,
  DescricaoDeTexto,
} from './descricao-de-campo.ts';
import { useCampo } from './use-campo.ts';
import { motivoDoDigitado } from './valor-digitado.ts';

interface CampoProps<Descricao> {
  nome: string;
  descricao: Descricao;
}

export function CampoTexto({ nome, descricao }: CampoProps<DescricaoDeTexto>) {
  const { rotulo, ajuda, obrigatorio, linhas = 1, maiusculas } = descricao;
  const { id, texto, aoDigitar, aoSair, ...campo } = useCampo(nome, descricao);
  // Text that is too long stays and gets an error, as in every other field. Nobody would notice pasted text being cut.
  const erro = motivoDoDigitado(descricao, texto) ?? campo.erro;
  return (
    <TextField
      id={id}
      label={rotulo}
      value={texto}
      onChange={({ target }) => aoDigitar(maiusculas ? target.value.toUpperCase() : target.value)}
      onBlur={aoSair}
      error={Boolean(erro)}
      helperText={erro ?? ajuda}
      required={obrigatorio}
      multiline={linhas > 1}
      minRows={linhas}
      maxRows={Math.max(linhas, 12)}
      slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: maiusculas ? false : undefined } }}
    />
  );
}

export function CampoDecimal({ nome, descricao: { tipo: _, ...descricao } }: CampoProps<DescricaoDeDecimal>) {
  const { id, texto, aoDigitar, aoSair, erro } = useCampo(nome, descricao);
  return <DecimalField id={id} valor={texto} aoMudar={aoDigitar} aoSair={aoSair} erro={erro} {...descricao} />;
}

export function CampoData({ nome, descricao: { tipo: _, ...descricao } }: CampoProps<DescricaoDeData>) {
  const { id, texto, aoDigitar, aoSair, erro } = useCampo(nome, descricao);
  return <DateField id={id} valor={texto} aoMudar={aoDigitar} aoSair={aoSair} erro={erro} {...descricao} />;
}

export function CampoMes({ nome, descricao: { tipo: _, ...descricao } }: CampoProps<DescricaoDeMes>) {
  const { id, texto, aoDigitar, aoSair, erro } = useCampo(nome, descricao);
  return <MonthField id={id} valor={texto} aoMudar={aoDigitar} aoSair={aoSair} erro={erro} {...descricao} />;
}

export function CampoIdentificador({
  nome,
  descricao: { tipo: _, qual, ...descricao },
}: CampoProps<DescricaoDeIdentificador>) {
  const { id, texto, aoDigitar, aoSair, erro } = useCampo(nome, descricao);
  return (
    <IdentifierField
      id={id}
      valor={texto}
      aoMudar={aoDigitar}
      aoSair={aoSair}
      erro={erro}
      {...TIPOS_DE_IDENTIFICADOR[qual]}
      {...descricao}
    />
  );
}
