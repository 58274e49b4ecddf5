import Box from '@mui/material/Box';
import { CampoDecimal, CampoTexto } from '#components/form/fields/campos-digitados.tsx';
import { descricaoDe } from '#components/form/fields/descricao-de-campo.ts';
import { rotuloNaLinha } from '#components/form/fields/valor-digitado.ts';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';

/** A field of one record of the processo, beside the name of that record. */
export function CampoDaDuimp({ nome }: { nome: string }) {
  const { campos } = useFormularioAberto();
  const descricao = descricaoDe(campos, nome);
  if (!descricao) throw new Error(`The form describes no field ${nome}.`);
  const rotulo = rotuloNaLinha(descricao);
  return (
    <Box sx={{ minWidth: 0, display: 'grid' }}>
      {descricao.tipo === 'decimal' && <CampoDecimal nome={nome} descricao={{ ...descricao, rotulo }} />}
      {descricao.tipo === 'texto' && <CampoTexto nome={nome} descricao={{ ...descricao, rotulo }} />}
    </Box>
  );
}
