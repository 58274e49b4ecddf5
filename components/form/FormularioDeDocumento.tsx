import Stack from '@mui/material/Stack';
import { useSnackbar } from 'notistack';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AvisoComAcao } from '#components/ui/feedback/AvisoComAcao.tsx';
import type { DefinicaoDeFormulario, Versionado } from './definicao-de-formulario.ts';
import { Formulario } from './Formulario.tsx';
import { FormularioFechado } from './FormularioFechado.tsx';
import { type GravarAntes, PortaDoFormulario } from './PortaDoFormulario.tsx';

interface FormularioDeDocumentoProps<Valores extends FieldValues, Registro extends Versionado> {
  titulo: string;
  definicao: DefinicaoDeFormulario<Valores, Registro>;
  registro: Registro;
  /** Why the document is read-only and what the person can do instead; null while it can be edited. */
  fechado: { porque: string; acao?: ReactNode } | null;
  /** Saves the form; `versao` is the version the person has seen. */
  gravar: (valores: Valores, versao: number) => Promise<Registro>;
  gravarAntes: RefObject<GravarAntes>;
  /** Replaces the whole content of the form. */
  aplicar?: RefObject<(conteudo: Valores) => void>;
  /** Path of the field a link leads to. */
  campo?: string | undefined;
  aoProcurarCampo?: (caminho: string) => void;
  /** Further actions, shown before the save button. */
  acoes?: ReactNode;
  children: ReactNode;
}

/** A single form over all parts of a document. A filed document shows the same parts read-only, with the reason. */
export function FormularioDeDocumento<Valores extends FieldValues, Registro extends Versionado>(
  props: FormularioDeDocumentoProps<Valores, Registro>,
) {
  const { definicao, registro, fechado, gravar, gravarAntes, aplicar, children, ...doFormulario } = props;
  const { enqueueSnackbar } = useSnackbar();
  const gravada = useRef(registro.versao);
  const salvos = definicao.valoresDe(registro);
  const partes = (
    <>
      {children}
      <PortaDoFormulario
        versao={registro.versao}
        salvos={salvos}
        gravada={gravada}
        gravarAntes={gravarAntes}
        {...(aplicar && { aplicar })}
      />
    </>
  );
  if (fechado) {
    return (
      <FormularioFechado definicao={definicao} registro={registro}>
        <Stack sx={{ gap: 2 }}>
          <AvisoComAcao severity="info" acao={fechado.acao}>
            {fechado.porque}
          </AvisoComAcao>
          {partes}
        </Stack>
      </FormularioFechado>
    );
  }
  return (
    <Formulario<Valores, Registro>
      {...doFormulario}
      definicao={definicao}
      registro={registro}
      iniciais={salvos}
      gravar={async (valores, vista) => {
        const lido = await gravar(valores, vista ?? registro.versao);
        gravada.current = lido.versao;
        return lido;
      }}
      aoGravar={() => enqueueSnackbar('Alterações gravadas.', { variant: 'success' })}
    >
      {partes}
    </Formulario>
  );
}
