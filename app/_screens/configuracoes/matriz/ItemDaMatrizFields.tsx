import { Campo } from '#components/form/Campo.tsx';
import { CamposLadoALado } from '#components/form/CamposLadoALado.tsx';
import { Section } from '#components/ui/Section.tsx';

/** In the order of the matriz the Sefaz takes: what a row is found by, what it says, and from when to when. */
export function ItemDaMatrizFields() {
  return (
    <>
      <Section titulo="Importador e produto">
        <CamposLadoALado>
          <Campo nome="importador.id" largo />
          <Campo nome="ncm" />
          <Campo nome="codigoSuframa" />
        </CamposLadoALado>
      </Section>
      <Section
        titulo="Tributação"
        nota="Os códigos são das tabelas da Sefaz-AM, que o Cais não traz: confira na tabela vigente da Sefaz-AM."
      >
        <CamposLadoALado>
          <Campo nome="destinacao" />
          <Campo nome="utilizacao" />
          <Campo nome="codigoTributacao" />
          <Campo nome="tratamento" />
          <Campo nome="reducaoPerc" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Ato concessivo">
        <CamposLadoALado>
          <Campo nome="decreto" largo />
          <Campo nome="tipoDocumento" />
          <Campo nome="numeroDocumento" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Vigência" nota="Os dois dias inclusive.">
        <CamposLadoALado>
          <Campo nome="vigenciaInicio" />
          <Campo nome="vigenciaFim" />
        </CamposLadoALado>
      </Section>
    </>
  );
}
