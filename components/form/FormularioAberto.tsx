import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { AvisoDeRascunho } from './AvisoDeRascunho.tsx';
import { BarraDoFormulario } from './BarraDoFormulario.tsx';
import { ConflitoDialog } from './conflict/ConflitoDialog.tsx';
import type { Versionado } from './definicao-de-formulario.ts';
import { errosDosCampos } from './erros-do-formulario.ts';
import { FalhaAoGravar } from './FalhaAoGravar.tsx';
import { FormularioContexto } from './formulario-contexto.ts';
import { useNoPasso } from './formularios-do-passo.ts';
import { focarCampo, ResumoDeErros } from './ResumoDeErros.tsx';
import { SaidaDialog } from './SaidaDialog.tsx';
import { useFormulario } from './use-formulario.ts';
import { useOnRelease } from './use-found-draft.ts';
import { useTeclaGravar } from './use-tecla-gravar.ts';

type OpcoesDoFormulario<V extends FieldValues, R extends Versionado> = Parameters<typeof useFormulario<V, R>>[0];

export type FormularioAbertoProps<Valores extends FieldValues, Registro extends Versionado> = OpcoesDoFormulario<
  Valores,
  Registro
> & {
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
  const { titulo, children, campo, lateral, acoes, aoProcurarCampo, rotuloGravar, linkDoDuplicado, achado } = props;
  const { campos, largo = false } = props.definicao;
  const id = useId();
  const formulario = useFormulario(props);
  const { form, tentarGravar, gravarTudo, guarda, falha, recusas, conflito } = formulario;
  const idDoCampo = useCallback((caminho: string) => `${id}-${caminho}`, [id]);
  const erros = errosDosCampos(form.formState.errors, Object.keys(campos));
  // When another tab releases its draft, the form reopens with it. A form with unsaved text does not reopen, so nothing typed is
  // lost.
  useOnRelease(achado.emOutrasAbas, () => formulario.estaSujo() || props.procurarDeNovo());
  const disponivel = achado.disponivel && formulario.guardadoEm !== null;

  const irAoCampo = (caminho: string) => {
    aoProcurarCampo?.(caminho);
    focarCampo(idDoCampo(caminho));
  };

  const gravarAgora = useRef(gravarTudo);
  gravarAgora.current = gravarTudo;
  const { rotulos, lembrarRotulo } = formulario;
  // Memoised: a new context object redraws every field and every grid.
  const aberto = useMemo(
    () => ({ campos, idDoCampo, rotulos, lembrarRotulo, gravar: () => gravarAgora.current() }),
    [campos, idDoCampo, rotulos, lembrarRotulo],
  );

  const lugar = useRef<HTMLFormElement>(null);
  useTeclaGravar(tentarGravar, lugar);
  const emPasso = useNoPasso({
    estaSujo: formulario.estaSujo,
    gravar: gravarTudo,
    guardar: async () => {
      await guarda.current?.despejar();
      return disponivel;
    },
  });
  const focarORecusado = useEffectEvent(() => {
    const [primeiro] = erros;
    if (falha) focarCampo(`${id}-falha`);
    else if (erros.length === 1 && primeiro) irAoCampo(primeiro.caminho);
    else focarCampo(`${id}-erros`);
  });
  useEffect(() => {
    if (recusas > 0) focarORecusado();
  }, [recusas]);

  useEffect(() => {
    if (campo) focarCampo(`${id}-${campo}`);
  }, [campo, id]);

  return (
    <FormProvider {...form}>
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
            sx={{ gap: 2, minWidth: 0, maxWidth: lateral || largo ? undefined : 960 }}
          >
            <AvisoDeRascunho
              restauradoDe={formulario.restaurado?.em ?? null}
              aoDescartarRestaurado={formulario.desfazerAlteracoes}
              pendenteDe={conflito ? null : (formulario.pendente?.em ?? null)}
              aoComparar={formulario.compararPendente}
              aoDescartarPendente={formulario.descartarPendente}
              emOutraAba={achado.emOutrasAbas.length > 0}
              disponivel={disponivel}
            />
            {falha && (
              <FalhaAoGravar
                id={`${id}-falha`}
                falha={falha}
                aoTentar={tentarGravar}
                linkDoDuplicado={linkDoDuplicado}
              />
            )}
            {recusas > 0 && <ResumoDeErros id={`${id}-erros`} erros={erros} aoIr={irAoCampo} />}
            {children}
            <BarraDoFormulario
              emPasso={emPasso}
              gravando={formulario.gravando}
              sujo={formulario.sujo}
              guardadoEm={formulario.guardadoEm ?? null}
              acoes={acoes}
              rotuloGravar={rotuloGravar}
              aoDesfazer={formulario.desfazerAlteracoes}
              aoGravar={tentarGravar}
            />
          </Stack>
          {lateral}
        </Box>
        <SaidaDialog
          estaSujo={formulario.estaSujo}
          guardaRascunho={disponivel}
          despejar={async () => guarda.current?.despejar()}
          descartar={async () => guarda.current?.retirar()}
        />
        {conflito && (
          <ConflitoDialog
            diferencas={conflito.comparada.diferencas}
            dela={conflito.dela}
            doRascunho={conflito.rascunho?.em ?? null}
            aoResolver={formulario.resolverConflito}
            aoAdiar={formulario.adiarConflito}
          />
        )}
      </FormularioContexto>
    </FormProvider>
  );
}
