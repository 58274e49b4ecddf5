import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { Trecho } from '#lib/contracts/platform/manual.ts';
import { TextoDoManual } from './TextoDoManual.tsx';
import { textoCorrido } from './texto-do-bloco.ts';

interface TabelaDoManualProps {
  titulos: readonly Trecho[][];
  linhas: readonly Trecho[][][];
}

/**
 * Table of the manual. Where the columns do not fit, each row becomes a block with its first cell as the heading. The blocks keep
 * the table semantics for screen readers.
 */
export function TabelaDoManual({ titulos, linhas }: TabelaDoManualProps) {
  return (
    <Box component="table" sx={tabela}>
      <thead>
        <tr>
          {titulos.map((titulo) => (
            <th key={textoCorrido(titulo)}>
              <TextoDoManual texto={titulo} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linhas.map((linha) => (
          <tr key={textoCorrido(linha[0] ?? [])}>
            {linha.map((celula, coluna) => (
              <td key={textoCorrido(titulos[coluna] ?? [])}>
                <TextoDoManual texto={celula} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const tabela = {
  width: '100%',
  my: 2,
  borderCollapse: 'collapse',
  '& th, & td': { p: 1, textAlign: 'left', verticalAlign: 'top', borderBottom: 1, borderColor: 'divider' },
  '& th': { color: 'text.secondary', fontWeight: 600 },
  '& td:first-of-type': { fontWeight: 550, minWidth: 120 },
  '@container ajuda (max-width: 480px)': {
    display: 'block',
    '& thead': visuallyHidden,
    '& tbody, & tr, & td': { display: 'block' },
    '& tr': { py: 1, borderBottom: 1, borderColor: 'divider' },
    '& td': { p: 0, border: 0 },
    '& td:first-of-type': { mb: 0.25 },
  },
  '@media print': { '& tr': { breakInside: 'avoid' } },
};
