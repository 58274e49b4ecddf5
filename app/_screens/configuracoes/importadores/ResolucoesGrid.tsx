import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useMemo, useState } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { errosDosCampos } from '#components/form/erros-do-formulario.ts';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { ItemGrid } from '#components/ui/grid/ItemGrid.tsx';
import type { ImportadorNovo } from '#lib/registros/importador.ts';
import { COLUNAS_RESOLUCOES, linhaDaResolucao, linhaVazia, resolucaoDaLinha } from './resolucoes-linhas.ts';

/** The resolutions as a grid, since a company may have fifty of them in a sheet, ready to paste. */
export function ResolucoesGrid() {
  const { idDoCampo } = useFormularioAberto();
  const { field } = useController<ImportadorNovo, 'resolucoes'>({ name: 'resolucoes' });
  const { errors } = useFormState({ name: 'resolucoes' });
  // The form keeps no row ids: the grid needs them only while it is open.
  const [ids, setIds] = useState<readonly string[]>([]);
  const linhas = useMemo(
    () => field.value.map((resolucao, i) => linhaDaResolucao(resolucao, ids[i] ?? `linha-${i}`)),
    [field.value, ids],
  );
  const erros = Object.fromEntries(
    errosDosCampos({ resolucoes: errors.resolucoes }, []).map(({ caminho, mensagem }) => [
      caminho.replace('resolucoes.', ''),
      mensagem,
    ]),
  );
  return (
    <Box id={idDoCampo('resolucoes')} tabIndex={-1}>
      <ItemGrid
        rotulo="Resoluções CAS"
        colunas={COLUNAS_RESOLUCOES}
        linhas={linhas}
        aoMudar={(novas) => {
          setIds(novas.map(({ id }) => id));
          field.onChange(novas.map(resolucaoDaLinha));
        }}
        novaLinha={linhaVazia}
        erros={erros}
        altura={300}
      />
      <FormHelperText>
        Coeficiente: FIXO, de 88 % (art. 7º, § 4º), ou VARIAVEL (§ 1º). Acréscimo: 5 para veículos e suas partes (§ 9º),
        10 para TIC com tecnologia nacional (§ 15).
      </FormHelperText>
    </Box>
  );
}
