import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { PedidoLido } from '#lib/contracts/pedidos/pedido.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import { NOME_STATUS_PEDIDO, valorDasLinhas } from '#lib/domain/pedidos/pedido.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';

/** The saved order for printing, with what the supplier needs and nothing else of the screen. */
export function PedidoImpresso({ pedido }: { pedido: PedidoLido }) {
  const { numero, revisao, status, importador, fornecedor, data, entregaPrevista, incoterm, localIncoterm } = pedido;
  const { moeda, condicaoPagamento, proformaNumero, frete, seguro, valorItens, observacao, itens } = pedido;
  const cabeca = [
    ['Importador', importador.razaoSocial],
    ['Fornecedor', fornecedor.razaoSocial],
    ['Data', formatarData(data)],
    ['Entrega prevista', entregaPrevista && formatarData(entregaPrevista)],
    ['Incoterm', [incoterm, localIncoterm].filter(Boolean).join(' ')],
    ['Moeda', `${moeda.codigo} - ${moeda.nome}`],
    ['Pagamento', condicaoPagamento],
    ['Proforma', proformaNumero],
    ['Status', NOME_STATUS_PEDIDO[status]],
  ];
  const pe = [
    ['Itens', valorItens],
    ['Frete', frete],
    ['Seguro', seguro],
    ['Total', somar([valorItens, frete, seguro]).toFixed(2)],
  ];
  return (
    <Box aria-hidden sx={folha}>
      <GlobalStyles styles={semMoldura} />
      <h1>
        Pedido de compra {numero}
        {revisao > 0 && `, revisão ${revisao}`}
      </h1>
      <dl>{cabeca.map(([nome, valor]) => valor && <Par key={nome} nome={nome ?? ''} valor={valor} />)}</dl>
      <table>
        <thead>
          <tr>
            {['Nº', 'Part number', 'Descrição', 'NCM', 'Unidade', 'Quantidade', 'Valor unitário', 'Valor'].map(
              (titulo) => (
                <th key={titulo}>{titulo}</th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {itens.map((linha, i) => (
            <tr key={linha.id}>
              <td>{i + 1}</td>
              <td>{linha.partNumber}</td>
              <td>{linha.descricao}</td>
              <td>{formatarNcm(linha.ncm)}</td>
              <td>{linha.unidade}</td>
              <td>{semZeros(linha.quantidade)}</td>
              <td>{semZeros(linha.valorUnitario, 2)}</td>
              <td>{formatarDinheiro(valorDasLinhas([linha]))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {pe.map(([nome, valor]) => (
            <tr key={nome} hidden={valor === null}>
              <td colSpan={7}>{nome}</td>
              <td>{formatarDinheiro(valor)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {observacao && <p>{observacao}</p>}
    </Box>
  );
}

function Par({ nome, valor }: { nome: string; valor: string }) {
  return (
    <div>
      <dt>{nome}</dt>
      <dd>{valor}</dd>
    </div>
  );
}

/** The supplier does not need the page's bar and footer. */
const semMoldura = { '@media print': { 'header, footer': { display: 'none !important' } } };

/** Black on white in any theme, with the table head on every page. */
const folha = {
  display: 'none',
  '@media print': {
    display: 'block',
    color: '#000',
    bgcolor: '#fff',
    fontSize: '9pt',
    '& h1': { fontSize: '14pt', m: 0, mb: 1 },
    '& dl': { display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', columnGap: 2, rowGap: 0.5, m: 0, mb: 2 },
    '& dt': { fontSize: '7pt' },
    '& dd': { m: 0 },
    '& table': { width: '100%', borderCollapse: 'collapse' },
    '& th, & td': { textAlign: 'left', verticalAlign: 'top', p: 0.5, borderBottom: '0.5pt solid #999' },
    '& td:nth-of-type(n+6), & th:nth-of-type(n+6), & tfoot td': { textAlign: 'right', whiteSpace: 'nowrap' },
    '& tfoot tr:last-of-type td': { fontWeight: 700 },
    '& tr': { breakInside: 'avoid' },
    '& p': { whiteSpace: 'pre-wrap' },
  },
};
