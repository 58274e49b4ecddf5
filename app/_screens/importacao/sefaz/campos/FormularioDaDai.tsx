import type { ReactNode, RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { mesmoValor } from '#components/form/comparar-versoes.ts';
import { FormularioDeDocumento } from '#components/form/FormularioDeDocumento.tsx';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { useConferenciaDaDai, useGravarDai } from '#lib/api/dai.ts';
import type { ConferenciaDaDai, DaiLida, DaiNova } from '#lib/contracts/dai.ts';
import { FORMULARIO_DA_DAI } from './dai-formulario.ts';

/** What the parts of a DAI are shown by: as it stands on the screen, saved or not. */
export interface DaiConferida {
  conferencia: ConferenciaDaDai | undefined;
  falha: Error | undefined;
  tentarDeNovo: () => void;
  /** What is shown was not saved yet. */
  sujo: boolean;
  /** What is shown is of a moment ago. */
  calculando: boolean;
}

interface FormularioDaDaiProps {
  dai: DaiLida;
  gravarAntes: RefObject<GravarAntes>;
  children: (conferida: DaiConferida) => ReactNode;
}

/** What a person fills in of a DAI, over several tabs; sent, it is to be read only and says why. */
export function FormularioDaDai({ dai, gravarAntes, children }: FormularioDaDaiProps) {
  const { alterar } = useGravarDai();
  return (
    <FormularioDeDocumento<DaiNova, DaiLida>
      titulo={`DAI do processo ${dai.processo.numero}`}
      definicao={FORMULARIO_DA_DAI}
      registro={dai}
      fechado={dai.bloqueio === null ? null : { porque: dai.bloqueio }}
      gravar={(valores, versao) => alterar(dai.id, versao, valores)}
      gravarAntes={gravarAntes}
    >
      <Conferida dai={dai}>{children}</Conferida>
    </FormularioDeDocumento>
  );
}

function Conferida({ dai, children }: Pick<FormularioDaDaiProps, 'dai' | 'children'>) {
  const valores = useWatch() as DaiNova;
  const sujo = dai.bloqueio === null && !mesmoValor(valores, FORMULARIO_DA_DAI.valoresDe(dai));
  const { data, error, mutate, calculando } = useConferenciaDaDai(dai, sujo ? valores : null);
  return children({
    conferencia: data,
    falha: error as Error | undefined,
    tentarDeNovo: () => mutate(),
    sujo,
    calculando,
  });
}
