import { CampoOpcao } from '#components/form/fields/campos-escolhidos.tsx';
import { type DescricaoDeOpcao, descricaoDe } from '#components/form/fields/descricao-de-campo.ts';
import { useCampo } from '#components/form/fields/use-campo.ts';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { escreverDecimal } from '#lib/format/decimal.ts';

/** Offers the values of the law. Another value, brought by a resolution or a sheet, is offered as it is. */
export function AcrescimoField() {
  const { campos } = useFormularioAberto();
  const { texto } = useCampo('acrescimo');
  const descricao = descricaoDe(campos, 'acrescimo') as DescricaoDeOpcao;
  const { opcoes } = descricao;
  const conhecido = texto === '' || opcoes.some(([valor]) => valor === texto);
  const todas = conhecido ? opcoes : [...opcoes, [texto, `${escreverDecimal(texto, 2)} p.p.`] as const];
  return <CampoOpcao nome="acrescimo" descricao={{ ...descricao, opcoes: todas }} />;
}
