import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useSnackbar } from 'notistack';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { mesmoValor } from '#components/form/comparar-versoes.ts';
import { Formulario } from '#components/form/Formulario.tsx';
import { FormularioContexto, useFormularioAberto } from '#components/form/formulario-contexto.ts';
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

/** Saves what is typed, if anything is, and answers the version there is then; null when it was refused. */
export type GravarAntes = () => Promise<number | null>;

interface FormularioDaDaiProps {
  dai: DaiLida;
  gravarAntes: RefObject<GravarAntes>;
  children: (conferida: DaiConferida) => ReactNode;
}

/** What a person fills in of a DAI, over several tabs; sent, it is to be read only and says why. */
export function FormularioDaDai({ dai, gravarAntes, children }: FormularioDaDaiProps) {
  const { id, versao, bloqueio } = dai;
  const { alterar } = useGravarDai();
  const { enqueueSnackbar } = useSnackbar();
  const gravada = useRef(versao);
  const partes = (
    <Conferida dai={dai} gravada={gravada} gravarAntes={gravarAntes}>
      {children}
    </Conferida>
  );
  if (bloqueio !== null) return <Fechada dai={dai}>{partes}</Fechada>;
  return (
    <Formulario<DaiNova, DaiLida>
      titulo={`DAI do processo ${dai.processo.numero}`}
      definicao={FORMULARIO_DA_DAI}
      registro={dai}
      iniciais={FORMULARIO_DA_DAI.valoresDe(dai)}
      gravar={async (valores, vista) => {
        const lida = await alterar(id, vista ?? versao, valores);
        gravada.current = lida.versao;
        return lida;
      }}
      aoGravar={() => enqueueSnackbar('Alterações gravadas.', { variant: 'success' })}
    >
      {partes}
    </Formulario>
  );
}

/** The same parts over values nobody saves. */
function Fechada({ dai, children }: { dai: DaiLida; children: ReactNode }) {
  const form = useForm({ values: FORMULARIO_DA_DAI.valoresDe(dai) });
  const [contexto] = useState(() => ({
    campos: FORMULARIO_DA_DAI.campos,
    idDoCampo: (caminho: string) => `dai-${caminho}`,
    rotulos: {},
    lembrarRotulo: () => {},
    gravar: async () => true,
  }));
  return (
    <FormProvider {...form}>
      <FormularioContexto value={contexto}>
        <Stack sx={{ gap: 2 }}>
          <Alert severity="info">{dai.bloqueio}</Alert>
          {children}
        </Stack>
      </FormularioContexto>
    </FormProvider>
  );
}

interface ConferidaProps extends FormularioDaDaiProps {
  /** Of the version last saved from here. */
  gravada: RefObject<number>;
}

function Conferida({ dai, gravada, gravarAntes, children }: ConferidaProps) {
  const valores = useWatch() as DaiNova;
  const { gravar } = useFormularioAberto();
  const sujo = dai.bloqueio === null && !mesmoValor(valores, FORMULARIO_DA_DAI.valoresDe(dai));
  const { data, error, mutate, calculando } = useConferenciaDaDai(dai, sujo ? valores : null);
  useEffect(() => {
    gravarAntes.current = async () => {
      if (!sujo) return dai.versao;
      return (await gravar()) ? gravada.current : null;
    };
  });
  return children({
    conferencia: data,
    falha: error as Error | undefined,
    tentarDeNovo: () => mutate(),
    sujo,
    calculando,
  });
}
