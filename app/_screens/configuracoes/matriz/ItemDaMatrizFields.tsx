import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { ItemDaMatrizNovo } from '#lib/contracts/cadastros/matriz-tributacao.ts';

/** In the order of the Sefaz's matriz: the key of a row, its content, its validity. */
export function ItemDaMatrizFields() {
  return (
    <>
      <Section titulo="Importador e produto">
        <CamposLadoALado>
          <Campo<ItemDaMatrizNovo> nome="importador.id" largo />
          <Campo<ItemDaMatrizNovo> nome="ncm" />
          <Campo<ItemDaMatrizNovo> nome="codigoSuframa" />
        </CamposLadoALado>
      </Section>
      <Section
        titulo="Tributação"
        nota="Os códigos são das tabelas da Sefaz-AM, que o Cais não traz: confira na tabela vigente da Sefaz-AM."
      >
        <CamposLadoALado>
          <Campo<ItemDaMatrizNovo> nome="destinacao" />
          <Campo<ItemDaMatrizNovo> nome="utilizacao" />
          <Campo<ItemDaMatrizNovo> nome="codigoTributacao" />
          <Campo<ItemDaMatrizNovo> nome="tratamento" />
          <Campo<ItemDaMatrizNovo> nome="reducaoPerc" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Ato concessivo">
        <CamposLadoALado>
          <Campo<ItemDaMatrizNovo> nome="decreto" largo />
          <Campo<ItemDaMatrizNovo> nome="tipoDocumento" />
          <Campo<ItemDaMatrizNovo> nome="numeroDocumento" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Vigência" nota="Os dois dias inclusive.">
        <CamposLadoALado>
          <Campo<ItemDaMatrizNovo> nome="vigenciaInicio" />
          <Campo<ItemDaMatrizNovo> nome="vigenciaFim" />
        </CamposLadoALado>
      </Section>
    </>
  );
}
