import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { ItemGrid } from '#components/ui/grid/ItemGrid.tsx';
import type { ColunaDaGrade } from '#components/ui/grid/item-grid-columns.tsx';
import type { LinhaDeItens } from './linha-de-itens.ts';
import type { useLinhasDoFormulario } from './use-linhas-do-formulario.ts';

interface GradeDeItensProps
  extends Pick<
    ReturnType<typeof useLinhasDoFormulario>,
    'campo' | 'linhas' | 'mudar' | 'completar' | 'erros' | 'erroDoTodo'
  > {
  rotulo: string;
  colunas: readonly ColunaDaGrade<LinhaDeItens>[];
  novaLinha: () => LinhaDeItens;
  somenteLeitura?: boolean;
  linhasFixas?: boolean;
  /** The cell a link leads to. */
  celula?: { linha: number; campo: string } | undefined;
  /** Maximum height in pixels. */
  alturaMaxima?: number;
  /** Help text for typing under the grid, shown when there is no error and the grid is not read-only. */
  ajuda: ReactNode;
}

/** Grid of the goods in the open form. Rows are typed or pasted from a spreadsheet, and completed from the cadastro. */
export function GradeDeItens(props: GradeDeItensProps) {
  const { linhas, mudar, completar, erros, erroDoTodo, ajuda, campo, alturaMaxima = 420, ...grade } = props;
  const { idDoCampo } = useFormularioAberto();
  return (
    <Box id={idDoCampo(campo)} tabIndex={-1}>
      <ItemGrid
        {...grade}
        // An empty grid shows a blank row, so that there is a cell to paste into.
        linhas={linhas.length > 0 || grade.somenteLeitura ? linhas : [{ ...grade.novaLinha(), id: 'primeira' }]}
        aoMudar={mudar}
        completar={completar}
        erros={erros}
        altura={Math.min(alturaMaxima, 104 + 34 * Math.max(3, linhas.length))}
      />
      <FormHelperText error={erroDoTodo !== undefined}>
        {erroDoTodo ?? (grade.somenteLeitura ? null : ajuda)}
      </FormHelperText>
    </Box>
  );
}
