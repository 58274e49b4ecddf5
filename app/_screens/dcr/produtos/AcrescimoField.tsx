import { CampoOpcao } from '#components/form/campos-escolhidos.tsx';
import { type DescricaoDeOpcao, descricaoDe } from '#components/form/descricao-de-campo.ts';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { useCampo } from '#components/form/use-campo.ts';
import { escreverDecimal } from '#lib/format/decimal.ts';

/** Those of the law; one of another figure, which a resolution or a sheet brought, is offered as it is. */
export function AcrescimoField() {
  const { campos } = useFormularioAberto();
  const { texto } = useCampo('acrescimo');
  const descricao = descricaoDe(campos, 'acrescimo') as DescricaoDeOpcao;
  const { opcoes } = descricao;
  const conhecido = texto === '' || opcoes.some(([valor]) => valor === texto);
  const todas = conhecido ? opcoes : [...opcoes, [texto, `${escreverDecimal(texto, 2)} p.p.`] as const];
  return <CampoOpcao nome="acrescimo" descricao={{ ...descricao, opcoes: todas }} />;
}
