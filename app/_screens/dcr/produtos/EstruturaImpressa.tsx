import Box from '@mui/material/Box';
import { FolhaImpressa } from '#components/ui/page/FolhaImpressa.tsx';
import { NOME_ORIGEM_ITEM } from '#lib/domain/cadastros/item.ts';
import { quantidadeComPerda } from '#lib/domain/zfm/estrutura.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';
import type { EstruturaLida } from '#lib/registros/estrutura.ts';
import { vigenciaPorExtenso } from './VigenciaDaRevisao.tsx';

/** The saved structure for printing, with all lines: a grid prints only its visible rows. */
export function EstruturaImpressa({ estrutura }: { estrutura: EstruturaLida }) {
  const { produto, revisao, observacao, linhas } = estrutura;
  return (
    <Box aria-hidden sx={folha}>
      <FolhaImpressa deitada />
      <h1>
        {produto.codigo} {produto.descricao}: estrutura, revisão {revisao}, {vigenciaPorExtenso(estrutura)}
      </h1>
      {observacao && <p>{observacao}</p>}
      <table>
        <thead>
          <tr>
            {TITULOS.map((titulo) => (
              <th key={titulo}>{titulo}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linhas.map((linha, i) => (
            <tr key={linha.id}>
              <td>{i + 1}</td>
              <td>{linha.partNumber}</td>
              <td>{linha.descricao}</td>
              <td>{NOME_ORIGEM_ITEM[linha.origem]}</td>
              <td>{formatarNcm(linha.ncm)}</td>
              <td>{linha.unidade}</td>
              <td>{linha.subDe}</td>
              <td>{semZeros(linha.quantidade)}</td>
              <td>{semZeros(linha.perda)}</td>
              <td>{semZeros(quantidadeComPerda(linha))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const TITULOS = [
  'Nº',
  'Part number',
  'Descrição',
  'Origem',
  'NCM',
  'Unidade',
  'Componente pai',
  'Quantidade',
  'Perda (%)',
  'Com perda',
];

/** Black on white in any theme, with the table head on every page. */
const folha = {
  display: 'none',
  '@media print': {
    display: 'block',
    color: '#000',
    bgcolor: '#fff',
    fontSize: '8pt',
    '& h1': { fontSize: '12pt', m: 0, mb: 1 },
    '& table': { width: '100%', borderCollapse: 'collapse' },
    '& th, & td': { textAlign: 'left', verticalAlign: 'top', p: 0.5, borderBottom: '0.5pt solid #999' },
    '& td:nth-of-type(n+8), & th:nth-of-type(n+8)': { textAlign: 'right', whiteSpace: 'nowrap' },
    '& tr': { breakInside: 'avoid' },
    '& p': { whiteSpace: 'pre-wrap' },
  },
};
