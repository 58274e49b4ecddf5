import type { ReactNode, RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { FormularioDeDocumento } from '#components/form/FormularioDeDocumento.tsx';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { useConferenciaDaDai, useGravarDai } from '#lib/api/sefaz/dai.ts';
import type { ConferenciaDaDai } from '#lib/contracts/sefaz/conferencia-da-dai.ts';
import type { DaiLida, DaiNova } from '#lib/contracts/sefaz/dai.ts';
import { mesmoValor } from '#lib/domain/versoes/versoes-do-campo.ts';
import { FORMULARIO_DA_DAI } from './dai-formulario.ts';

/** The check of the DAI as it is on the screen, saved or not. */
export interface DaiConferida {
  conferencia: ConferenciaDaDai | undefined;
  falha: Error | undefined;
  tentarDeNovo: () => void;
  /** Whether the form has unsaved changes. */
  sujo: boolean;
  /** Whether a newer check is running, so that the shown one is out of date. */
  calculando: boolean;
}

interface FormularioDaDaiProps {
  dai: DaiLida;
  gravarAntes: RefObject<GravarAntes>;
  children: (conferida: DaiConferida) => ReactNode;
}

/** The form of a DAI over several tabs. A sent DAI is read-only, with the reason. */
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
