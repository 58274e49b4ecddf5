import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useMemo, useState } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { errosDosCampos } from '#components/form/erros-do-formulario.ts';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { ItemGrid } from '#components/ui/grid/ItemGrid.tsx';
import type { ProdutoNovo } from '#lib/registros/produto.ts';
import { COLUNAS_MODELOS, linhaDoModelo, linhaVazia, modeloDaLinha } from './modelos-linhas.ts';

/** The models of the open product, as a grid. */
export function ModelosGrid() {
  const { idDoCampo } = useFormularioAberto();
  const { field } = useController<ProdutoNovo, 'modelos'>({ name: 'modelos' });
  const { errors } = useFormState({ name: 'modelos' });
  // The form keeps no row ids: the grid needs them only while it is open.
  const [ids, setIds] = useState<readonly string[]>([]);
  const linhas = useMemo(
    () => field.value.map((modelo, i) => linhaDoModelo(modelo, ids[i] ?? `linha-${i}`)),
    [field.value, ids],
  );
  const ditos = errosDosCampos({ modelos: errors.modelos }, []);
  const doTodo = ditos.find(({ caminho }) => caminho === 'modelos' || caminho === 'modelos.root')?.mensagem;
  return (
    <Box id={idDoCampo('modelos')} tabIndex={-1}>
      <ItemGrid
        rotulo="Modelos"
        colunas={COLUNAS_MODELOS}
        // An empty row gives a cell to paste into from the start.
        linhas={linhas.length > 0 ? linhas : [{ ...linhaVazia(), id: 'primeira' }]}
        aoMudar={(novas) => {
          setIds(novas.map(({ id }) => id));
          field.onChange(novas.map(modeloDaLinha));
        }}
        novaLinha={linhaVazia}
        erros={Object.fromEntries(ditos.map(({ caminho, mensagem }) => [caminho.replace('modelos.', ''), mensagem]))}
        altura={Math.min(320, 104 + 34 * Math.max(2, linhas.length))}
      />
      <FormHelperText error={doTodo !== undefined}>
        {doTodo ?? 'De 0001 a 9999, um por modelo, tipo ou referência. O DCR-E pede ao menos um.'}
      </FormHelperText>
    </Box>
  );
}
