import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useSnackbar } from 'notistack';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Formulario } from '#components/form/Formulario.tsx';
import { FormularioContexto } from '#components/form/formulario-contexto.ts';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/RecordSkeleton.tsx';
import { useGravarItensDoProcesso, useItensDoProcesso } from '#lib/api/itens-do-processo.ts';
import type { ItensDoProcesso, ItensDoProcessoLidos } from '#lib/contracts/itens-do-processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo.ts';
import { AdicoesPrevistas } from './AdicoesPrevistas.tsx';
import { ItensSection } from './ItensSection.tsx';
import { FORMULARIO_DOS_ITENS } from './itens-formulario.ts';
import { TributosPrevistos } from './TributosPrevistos.tsx';

interface FormularioDosItensProps {
  processo: ProcessoInteiro;
  /** Which part of it is looked at; what is typed in the others stays. */
  parte: 'itens' | 'adicoes' | 'tributos';
  /** The planned adição that is open. */
  adicao: number | undefined;
  aoAbrirAdicao: (numero: number | undefined) => void;
}

/** The goods of a process, the adições they are to be declared in and what they will cost in taxes: one record, over three tabs. */
export function FormularioDosItens({ processo, parte, adicao, aoAbrirAdicao }: FormularioDosItensProps) {
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

/** To be read only, and why: the same parts over values nobody saves. */
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
