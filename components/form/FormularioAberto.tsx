import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import useEventCallback from '@mui/utils/useEventCallback';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import type { DraftKey } from '#lib/drafts/drafts.ts';
import { AvisoDeRascunho } from './AvisoDeRascunho.tsx';
import { BarraDoFormulario } from './BarraDoFormulario.tsx';
import { ConflitoDialog } from './conflict/ConflitoDialog.tsx';
import type { Versionado } from './definicao-de-formulario.ts';
import { FormularioContexto } from './formulario-contexto.ts';
import type { OpcoesDoFormulario } from './formulario-vivo.ts';
import { useNoPasso } from './formularios-do-passo.ts';
import { RecusaDoFormulario } from './RecusaDoFormulario.tsx';
import { focarCampo } from './ResumoDeErros.tsx';
import { SaidaDialog } from './SaidaDialog.tsx';
import { type FormularioUsado, useFormulario } from './use-formulario.ts';
import { type FoundDraft, useOnRelease } from './use-found-draft.ts';
import { useTeclaGravar } from './use-tecla-gravar.ts';

export type FormularioAbertoProps<Valores extends FieldValues, Registro extends Versionado> = OpcoesDoFormulario<
  Valores,
  Registro
> & {
  chave: DraftKey;
  achado: FoundDraft;
  /** Reopens the form with the drafts that exist now. */
  procurarDeNovo: () => void;
  /** Name of the form for screen readers. */
  titulo: string;
  children: ReactNode;
  /** Path of the field a link leads to. The field takes the focus when it mounts. */
  campo?: string | undefined;
  /** Shown beside the fields: the history of the record. */
  lateral?: ReactNode;
  /** Further actions, shown before the save button. */
  acoes?: ReactNode;
  /** Mounts the part that contains a field, for forms that do not show all parts at once. */
  aoProcurarCampo?: ((caminho: string) => void) | undefined;
  /** Label of the save button. */
  rotuloGravar?: string;
  /** Link to the existing record that conflicts with this record. */
  linkDoDuplicado?: (id: string) => ReactNode;
};

export function FormularioAberto<Valores extends FieldValues, Registro extends Versionado>(
  props: FormularioAbertoProps<Valores, Registro>,
) {
  const { definicao, titulo, children, campo, lateral, acoes, rotuloGravar, achado } = props;
  const id = useId();
  const formulario = useFormulario(props);
  const aberto = useAberto(id, definicao.campos, formulario);
  const lugar = useRef<HTMLFormElement>(null);
  useTeclaGravar(formulario.tentarGravar, lugar);
  // When another tab releases its draft, the form reopens with it. A form with unsaved text does not reopen, so nothing typed is
  // lost.
  useOnRelease(achado.emOutrasAbas, () => formulario.estaSujo() || props.procurarDeNovo());
  const guardaRascunho = achado.disponivel && formulario.guardadoEm !== null;
  const emPasso = useNoPasso({
    estaSujo: formulario.estaSujo,
    gravar: formulario.gravarTudo,
    guardar: async () => {
      await formulario.guarda.current?.despejar();
      return guardaRascunho;
    },
  });
  useEffect(() => {
    if (campo) focarCampo(`${id}-${campo}`);
  }, [campo, id]);

  return (
    <FormProvider {...formulario.form}>
      <FormularioContexto value={aberto}>
        <Box
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: lateral ? 'minmax(0, 1fr) 320px' : undefined } }}
        >
          <Stack
            component="form"
            ref={lugar}
            noValidate
            aria-label={titulo}
            data-digitado="rascunho"
            inert={formulario.criado}
            // Enter in a field does not save: barcode readers and people used to spreadsheets end every field with it.
            onSubmit={(evento) => evento.preventDefault()}
            sx={{ gap: 2, minWidth: 0, maxWidth: lateral || definicao.largo ? undefined : 960 }}
          >
            <RascunhoDoFormulario formulario={formulario} achado={achado} disponivel={guardaRascunho} />
            <RecusaDoFormulario
              id={id}
              definicao={definicao}
              formulario={formulario}
              aoProcurarCampo={props.aoProcurarCampo}
              linkDoDuplicado={props.linkDoDuplicado}
            />
            {children}
            <BarraDoFormulario
              emPasso={emPasso}
              gravando={formulario.gravando}
              sujo={formulario.sujo}
              guardadoEm={formulario.guardadoEm ?? null}
              acoes={acoes}
              rotuloGravar={rotuloGravar}
              aoDesfazer={formulario.desfazerAlteracoes}
              aoGravar={formulario.tentarGravar}
            />
          </Stack>
          {lateral}
        </Box>
        <DialogosDoFormulario formulario={formulario} guardaRascunho={guardaRascunho} />
      </FormularioContexto>
    </FormProvider>
  );
}

/** What the fields know of their form. */
function useAberto<V extends FieldValues, R extends Versionado>(
  id: string,
  campos: FormularioAbertoProps<V, R>['definicao']['campos'],
  { rotulos, lembrarRotulo, gravarTudo }: FormularioUsado<V, R>,
) {
  const gravar = useEventCallback(gravarTudo);
  const idDoCampo = useCallback((caminho: string) => `${id}-${caminho}`, [id]);
  // Memoised: a new context object redraws every field and every grid.
  return useMemo(
    () => ({ campos, idDoCampo, rotulos, lembrarRotulo, gravar }),
    [campos, idDoCampo, rotulos, lembrarRotulo, gravar],
  );
}

interface RascunhoDoFormularioProps<V extends FieldValues, R extends Versionado> {
  formulario: FormularioUsado<V, R>;
  achado: FoundDraft;
  disponivel: boolean;
}

function RascunhoDoFormulario<V extends FieldValues, R extends Versionado>({
  formulario,
  achado,
  disponivel,
}: RascunhoDoFormularioProps<V, R>) {
  const { restaurado, pendente, conflito } = formulario;
  return (
    <AvisoDeRascunho
      restauradoDe={restaurado?.em ?? null}
      aoDescartarRestaurado={formulario.desfazerAlteracoes}
      pendenteDe={conflito ? null : (pendente?.em ?? null)}
      aoComparar={formulario.compararPendente}
      aoDescartarPendente={formulario.descartarPendente}
      emOutraAba={achado.emOutrasAbas.length > 0}
      disponivel={disponivel}
    />
  );
}

interface DialogosDoFormularioProps<V extends FieldValues, R extends Versionado> {
  formulario: FormularioUsado<V, R>;
  guardaRascunho: boolean;
}

function DialogosDoFormulario<V extends FieldValues, R extends Versionado>({
  formulario,
  guardaRascunho,
}: DialogosDoFormularioProps<V, R>) {
  const { guarda, conflito } = formulario;
  return (
    <>
      <SaidaDialog
        estaSujo={formulario.estaSujo}
        guardaRascunho={guardaRascunho}
        despejar={async () => guarda.current?.despejar()}
        descartar={async () => guarda.current?.retirar()}
      />
      {conflito && (
        <ConflitoDialog
          diferencas={conflito.comparada.diferencas}
          dela={conflito.dela.registro}
          doRascunho={conflito.rascunho?.em ?? null}
          aoResolver={formulario.resolverConflito}
          aoAdiar={formulario.adiarConflito}
        />
      )}
    </>
  );
}
