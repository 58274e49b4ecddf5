import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { DialogoComCampos } from '#components/ui/dialogs/DialogoComCampos.tsx';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { DecimalField } from '#components/ui/fields/DecimalField.tsx';
import { SearchField } from '#components/ui/fields/SearchField.tsx';
import { ListPagination } from '#components/ui/navigation/ListPagination.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { LINHAS_DE_PEDIDOS, lerPedido } from '#lib/api/pedidos/pedido.ts';
import { usePage } from '#lib/api/platform/list.ts';
import type { LinhaDePedidos } from '#lib/contracts/pedidos/pedido-item.ts';
import type { ItemDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import { recusaDoEmbarque } from '#lib/domain/pedidos/pedido.ts';
import { escreverDecimal } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { type Escolhida, saldosLivres, type Trazidos, trazidosDosPedidos } from './trazer-do-pedido.ts';

interface TrazerDoPedidoDialogProps {
  importadorId: string | null;
  /** The items of the form; the balances that they already take are not offered again. */
  itens: readonly ItemDoProcesso[];
  aoFechar: () => void;
  aoTrazer: (trazidos: Trazidos) => void;
}

/** Takes open balances of the importer's orders into the processo, whole or in part. */
export function TrazerDoPedidoDialog({ importadorId, itens, aoFechar, aoTrazer }: TrazerDoPedidoDialogProps) {
  const [q, setQ] = useState('');
  const [pagina, setPagina] = useState(1);
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('md'));
  const consulta = { importadorId, comSaldo: 'true', q: q || undefined, pagina, tamanho: POR_PAGINA };
  const { data, error, isValidating, mutate } = usePage(LINHAS_DE_PEDIDOS, consulta);
  const livres = saldosLivres(data?.itens ?? [], itens);
  const { escolhidas, marcar, podeTrazer, trazendo, falha, trazer } = useEscolhidas(livres, aoTrazer);
  return (
    <DialogoComCampos
      open
      onClose={aoFechar}
      fullWidth
      fullScreen={telefone}
      maxWidth="lg"
      aria-labelledby="trazer-do-pedido"
    >
      <DialogTitle id="trazer-do-pedido">Trazer de um pedido</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Box sx={{ display: 'flex' }}>
            <SearchField
              rotulo="Buscar part number, descrição ou PO"
              valor={q}
              aoBuscar={(texto) => {
                setQ(texto);
                setPagina(1);
              }}
            />
          </Box>
          {falha && <Alert severity="error">{falha.message}</Alert>}
          {!importadorId && (
            <Alert severity="info">
              O processo ainda não tem importador: aparecem os pedidos de todos. Escolha o importador em Identificação.
            </Alert>
          )}
          {isValidating && <LinearProgress aria-label="Procurando saldos" />}
          {error && !data && <ErrorState erro={error} tentarDeNovo={() => mutate()} />}
          {data && data.total === 0 && (
            <Typography sx={{ color: 'text.secondary' }}>
              Nenhum pedido emitido com saldo{q && ' para esta busca'}.
            </Typography>
          )}
          {data && data.total > 0 && (
            <DataTable
              legenda="Saldos de pedidos"
              colunas={colunasDe({ escolhidas, livres, marcar })}
              linhas={data.itens}
              chave={({ id }) => id}
            />
          )}
          {data && data.total > POR_PAGINA && (
            <ListPagination
              total={data.total}
              pagina={pagina}
              tamanho={POR_PAGINA}
              aoMudar={(mudanca) => setPagina(mudanca.pagina)}
            />
          )}
        </Stack>
      </DialogContent>
      <RodapeDoDialogo saida="Cancelar" aoFechar={aoFechar} disabled={!podeTrazer} loading={trazendo} onClick={trazer}>
        {escolhidas.size === 0 ? 'Trazer' : `Trazer ${escolhidas.size === 1 ? '1 linha' : `${escolhidas.size} linhas`}`}
      </RodapeDoDialogo>
    </DialogoComCampos>
  );
}

/** The chosen lines with their quantities, and the orders that are read to take them. */
function useEscolhidas(livres: ReadonlyMap<string, string>, aoTrazer: (trazidos: Trazidos) => void) {
  const [escolhidas, setEscolhidas] = useState<ReadonlyMap<string, Escolhida>>(new Map());
  const [trazendo, setTrazendo] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const marcar = (linha: LinhaDePedidos, quantidade: string | null) => {
    const novas = new Map(escolhidas);
    if (quantidade === null) novas.delete(linha.id);
    else novas.set(linha.id, { linha, quantidade, livre: livres.get(linha.id) ?? linha.saldo });
    setEscolhidas(novas);
  };
  const trazer = async () => {
    setTrazendo(true);
    setFalha(null);
    try {
      aoTrazer(await trazidosDosPedidos([...escolhidas.values()], lerPedido));
    } catch (erro) {
      setFalha(erro as Error);
      setTrazendo(false);
    }
  };
  const podeTrazer = escolhidas.size > 0 && [...escolhidas.values()].every((escolhida) => recusa(escolhida) === null);
  return { escolhidas, marcar, podeTrazer, trazendo, falha, trazer };
}

function recusa({ livre, quantidade }: Escolhida): string | null {
  if (!/^\d+(\.\d+)?$/.test(quantidade)) return 'Informe a quantidade.';
  return recusaDoEmbarque({ quantidade: livre, embarcado: '0' }, quantidade);
}

const POR_PAGINA = 25;

interface Marcacao {
  escolhidas: ReadonlyMap<string, Escolhida>;
  livres: ReadonlyMap<string, string>;
  marcar: (linha: LinhaDePedidos, quantidade: string | null) => void;
}

function colunasDe({ escolhidas, livres, marcar }: Marcacao): Coluna<LinhaDePedidos>[] {
  const livre = ({ id, saldo }: LinhaDePedidos) => livres.get(id) ?? saldo;
  const nome = ({ numero, linha }: LinhaDePedidos) => `${numero} linha ${linha}`;
  return [
    {
      titulo: 'Trazer',
      valor: (linha) => (
        <Checkbox
          size="small"
          checked={escolhidas.has(linha.id)}
          disabled={/^0\.?0*$/.test(livre(linha))}
          onChange={(_, sim) => marcar(linha, sim ? livre(linha) : null)}
          slotProps={{ input: { 'aria-label': `Trazer ${nome(linha)}` } }}
        />
      ),
    },
    { titulo: 'Pedido', valor: ({ numero, linha }) => <TwoLines principal={numero} secundaria={`linha ${linha}`} /> },
    {
      titulo: 'Item',
      valor: ({ partNumber, descricao }) => <TwoLines principal={partNumber} secundaria={descricao.slice(0, 80)} />,
    },
    { titulo: 'NCM', valor: ({ ncm }) => formatarNcm(ncm) },
    { titulo: 'Fornecedor', valor: ({ fornecedor }) => fornecedor.razaoSocial },
    {
      titulo: 'Valor unitário',
      valor: ({ valorUnitario, moeda }) => (
        <TwoLines principal={escreverDecimal(valorUnitario, 7, 2)} secundaria={moeda.nome} />
      ),
      numerica: true,
    },
    { titulo: 'Saldo', valor: (linha) => escreverDecimal(livre(linha), 5, 0), numerica: true },
    {
      titulo: 'Quantidade',
      valor: (linha) => {
        const escolhida = escolhidas.get(linha.id);
        return (
          escolhida && (
            <DecimalField
              rotulo={`Quantidade de ${nome(linha)}`}
              valor={escolhida.quantidade}
              casas={5}
              casasMinimas={0}
              aoMudar={(quantidade) => marcar(linha, quantidade)}
              erro={recusa(escolhida) ?? undefined}
            />
          )
        );
      },
    },
  ];
}
