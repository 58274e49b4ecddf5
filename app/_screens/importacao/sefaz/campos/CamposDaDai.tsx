import { useEffect } from 'react';
import { Campo } from '#components/form/Campo.tsx';
import { CamposLadoALado } from '#components/form/CamposLadoALado.tsx';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { focarCampo } from '#components/form/ResumoDeErros.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/DescriptionList.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { DaiLida, DaiNova } from '#lib/contracts/dai.ts';
import { DAI } from '#lib/registros/dai.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';

const ROTULOS = rotulosDe(DAI);

/** The fields of the DAI that a person fills in. */
export function CamposDaDai({ dai, campo }: { dai: DaiLida; campo: string | undefined }) {
  const { idDoCampo } = useFormularioAberto();
  const foco = campo && idDoCampo(campo);
  useEffect(() => {
    if (foco) focarCampo(foco);
  }, [foco]);
  return (
    <Section titulo="Preenchido pelo escritório" nota="o resto do XML vem da declaração, do importador e da matriz">
      {dai.bloqueio === null ? (
        <CamposLadoALado>
          <Campo<DaiNova> nome="tipo" />
          <Campo<DaiNova> nome="contratoCambio" />
          <Campo<DaiNova> nome="complemento" largo />
        </CamposLadoALado>
      ) : (
        <DescriptionList>
          {(['tipo', 'contratoCambio', 'complemento'] as const).map((nome) => (
            <DescriptionItem key={nome} nome={ROTULOS[nome] ?? nome}>
              {dai[nome]}
            </DescriptionItem>
          ))}
        </DescriptionList>
      )}
    </Section>
  );
}
