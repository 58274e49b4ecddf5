import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { focarCampo } from '#components/form/ResumoDeErros.tsx';
import { AvisoComAcao } from '#components/ui/feedback/AvisoComAcao.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { ConferenciaDaDai } from '#lib/contracts/sefaz/conferencia-da-dai.ts';
import type { DaiLida, DaiNova } from '#lib/contracts/sefaz/dai.ts';
import { DAI } from '#lib/registros/dai.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';

const ROTULOS = rotulosDe(DAI);

interface CamposDaDaiProps {
  dai: DaiLida;
  campo: string | undefined;
  /** The kind of the importer's last DAI, while this one has none saved. */
  tipoSugerido: ConferenciaDaDai['tipoSugerido'] | undefined;
}

/** The fields of the DAI that a person fills in. */
export function CamposDaDai({ dai, campo, tipoSugerido }: CamposDaDaiProps) {
  const { idDoCampo } = useFormularioAberto();
  const foco = campo && idDoCampo(campo);
  useEffect(() => {
    if (foco) focarCampo(foco);
  }, [foco]);
  return (
    <Section titulo="Preenchido pelo escritório" nota="o resto do XML vem da declaração, do importador e da matriz">
      {dai.bloqueio === null ? (
        <>
          <CamposLadoALado>
            <Campo<DaiNova> nome="tipo" />
            <Campo<DaiNova> nome="contratoCambio" />
            <Campo<DaiNova> nome="complemento" largo />
          </CamposLadoALado>
          {tipoSugerido && <TipoSugerido {...tipoSugerido} />}
        </>
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

/** Offers a kind; the field stays empty until a person takes it. */
function TipoSugerido({ valor, origem }: NonNullable<ConferenciaDaDai['tipoSugerido']>) {
  const { setValue } = useFormContext<DaiNova>();
  const tipo = useWatch<DaiNova, 'tipo'>({ name: 'tipo' });
  if (tipo) return null;
  return (
    <AvisoComAcao
      severity="info"
      acao={
        <Button
          color="inherit"
          size="small"
          onClick={() => setValue('tipo', valor, { shouldDirty: true, shouldTouch: true })}
        >
          Usar {valor}
        </Button>
      }
    >
      Tipo sugerido: {valor} ({origem}).
    </AvisoComAcao>
  );
}
