import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useFormContext, useWatch } from 'react-hook-form';
import { CampoTexto } from '#components/form/fields/campos-digitados.tsx';
import { type DescricaoDeTexto, descricaoDe } from '#components/form/fields/descricao-de-campo.ts';
import { useCampo } from '#components/form/fields/use-campo.ts';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { IMPORTADOR } from '#lib/api/cadastros/importador.ts';
import { useRegistro } from '#lib/api/platform/cadastro.ts';
import { situacaoDaValidade, validadePorExtenso } from '#lib/domain/datas/validade.ts';
import { formatarData } from '#lib/format/data.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import type { ProdutoNovo } from '#lib/registros/produto.ts';
import { doDaResolucao, type ResolucaoOferecida, resolucoesOferecidas } from './resolucoes-oferecidas.ts';

/** Chooses among the Resoluções CAS of the industry. The chosen one fills the empty fields. */
export function ResolucaoField() {
  const { campos } = useFormularioAberto();
  const descricao = descricaoDe(campos, 'resolucao') as DescricaoDeTexto;
  const importadorId = useWatch({ name: 'importador.id' }) as string;
  const { data: industria, error } = useRegistro(IMPORTADOR, importadorId || null);
  // If the industry cannot be read, the number can still be typed: the server checks that it belongs to the industry.
  if (error && !industria) return <CampoTexto nome="resolucao" descricao={descricao} />;
  return (
    <Escolha
      descricao={descricao}
      semIndustria={!importadorId}
      oferecidas={industria && resolucoesOferecidas(industria.resolucoes)}
    />
  );
}

interface EscolhaProps {
  descricao: DescricaoDeTexto;
  semIndustria: boolean;
  /** Undefined while the industry is loading. */
  oferecidas: readonly ResolucaoOferecida[] | undefined;
}

function Escolha({ descricao, semIndustria, oferecidas = [] }: EscolhaProps) {
  const { id, texto, aoMudar, aoSair, erro } = useCampo('resolucao');
  const { getValues, setValue } = useFormContext<ProdutoNovo>();
  const escolher = (numero: string) => {
    aoMudar(numero || null);
    const escolhida = oferecidas.find((resolucao) => resolucao.numero === numero);
    if (!escolhida) return;
    for (const [campo, valor] of doDaResolucao(escolhida, getValues())) {
      setValue(campo, valor, { shouldDirty: true, shouldValidate: true });
    }
  };
  const ajuda = semIndustria
    ? 'Escolha antes a indústria.'
    : oferecidas.length === 0
      ? 'A indústria não tem Resoluções CAS no cadastro.'
      : descricao.ajuda;
  return (
    <TextField
      sx={{ gridColumn: '1 / -1' }}
      select
      id={id}
      label={descricao.rotulo}
      value={texto}
      onChange={({ target }) => escolher(target.value)}
      onBlur={aoSair}
      error={Boolean(erro)}
      helperText={erro ?? ajuda}
    >
      <MenuItem value="">Nenhuma</MenuItem>
      {oferecidas.map((resolucao) => (
        <MenuItem key={resolucao.numero} value={resolucao.numero} sx={{ whiteSpace: 'normal' }}>
          {porExtenso(resolucao)}
        </MenuItem>
      ))}
      {texto !== '' && !oferecidas.some(({ numero }) => numero === texto) && <MenuItem value={texto}>{texto}</MenuItem>}
    </TextField>
  );
}

function porExtenso({ numero, produtos, validade }: ResolucaoOferecida): string {
  const situacao = situacaoDaValidade(validade, hojeEmManaus());
  const prazo =
    validade === null ? null : `até ${formatarData(validade)} (${validadePorExtenso(situacao).toLowerCase()})`;
  return [numero, produtos.join('; '), prazo].filter(Boolean).join(' · ');
}
