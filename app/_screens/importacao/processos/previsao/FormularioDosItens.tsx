import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useSnackbar } from 'notistack';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Formulario } from '#components/form/Formulario.tsx';
import { FormularioContexto } from '#components/form/formulario-contexto.ts';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { useGravarItensDoProcesso, useItensDoProcesso } from '#lib/api/processo/itens-do-processo.ts';
import type { ItensDoProcesso, ItensDoProcessoLidos } from '#lib/contracts/processo/itens-do-processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { AdicoesPrevistas } from './AdicoesPrevistas.tsx';
import { ItensSection } from './ItensSection.tsx';
import { FORMULARIO_DOS_ITENS } from './itens-formulario.ts';
import { TributosPrevistos } from './TributosPrevistos.tsx';

interface FormularioDosItensProps {
  processo: ProcessoInteiro;
  /** The visible tab. The values typed in the other tabs stay in the form. */
  parte: 'itens' | 'adicoes' | 'tributos';
  /** The number of the open planned adição. */
  adicao: number | undefined;
  aoAbrirAdicao: (numero: number | undefined) => void;
  aoAbrirItens: () => void;
}

/** The goods of a processo, their planned adições and their estimated taxes: one record over three tabs. */
export function FormularioDosItens(props: FormularioDosItensProps) {
  const { processo, parte, adicao, aoAbrirAdicao, aoAbrirItens } = props;
  const { data: lidos, error, mutate } = useItensDoProcesso(processo.id);
  const gravar = useGravarItensDoProcesso();
  const { enqueueSnackbar } = useSnackbar();
  if (error && !lidos) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!lidos) return <RecordSkeleton />;
  const { id, versao, bloqueio } = lidos;
  const partes = (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      {parte === 'itens' && <ItensSection processo={processo} bloqueado={bloqueio !== null} />}
      {parte === 'adicoes' && (
        <AdicoesPrevistas processo={processo} aberta={adicao} aoAbrir={aoAbrirAdicao} bloqueado={bloqueio !== null} />
      )}
      {parte !== 'itens' && (
        <TributosPrevistos
          processo={processo}
          adicao={parte === 'adicoes' ? adicao : undefined}
          aoAbrirAdicao={aoAbrirAdicao}
          aoAbrirItens={aoAbrirItens}
        />
      )}
    </Stack>
  );
  if (bloqueio !== null) return <Bloqueados lidos={lidos}>{partes}</Bloqueados>;
  return (
    <Formulario<ItensDoProcesso, ItensDoProcessoLidos>
      titulo={`Itens e adições de ${processo.numero}`}
      definicao={FORMULARIO_DOS_ITENS}
      registro={lidos}
      iniciais={FORMULARIO_DOS_ITENS.valoresDe(lidos)}
      gravar={(valores, vista) => gravar(id, vista ?? versao, valores)}
      aoGravar={() => enqueueSnackbar('Alterações gravadas.', { variant: 'success' })}
    >
      {partes}
    </Formulario>
  );
}

/** The same tabs read-only, with the reason, over a form that is never saved. */
function Bloqueados({ lidos, children }: { lidos: ItensDoProcessoLidos; children: ReactNode }) {
  const form = useForm({ values: FORMULARIO_DOS_ITENS.valoresDe(lidos) });
  const [contexto] = useState(() => ({
    campos: FORMULARIO_DOS_ITENS.campos,
    idDoCampo: (caminho: string) => `itens-${caminho}`,
    lembrarRotulo: () => {},
    gravar: async () => false,
  }));
  return (
    <FormProvider {...form}>
      <FormularioContexto value={{ ...contexto, rotulos: FORMULARIO_DOS_ITENS.rotulosDe?.(lidos) ?? {} }}>
        <Stack sx={{ gap: 2 }}>
          <Alert severity="info">{lidos.bloqueio}</Alert>
          <Box component="fieldset" disabled sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
            {children}
          </Box>
        </Stack>
      </FormularioContexto>
    </FormProvider>
  );
}
