import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type Coluna, DataTable } from '#components/ui/DataTable.tsx';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { ListPagination } from '#components/ui/ListPagination.tsx';
import { RodapeDoDialogo } from '#components/ui/RodapeDoDialogo.tsx';
import { SearchField } from '#components/ui/SearchField.tsx';
import { StatusChip } from '#components/ui/StatusChip.tsx';
import { TwoLines } from '#components/ui/TwoLines.tsx';
import { useInsumosDaDi } from '#lib/api/dcr.ts';
import type { DcrNovo, InsumoDaDi } from '#lib/contracts/dcr.ts';
import { posicaoNaDeclaracao } from '#lib/domain/dcr.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDecimal, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarNcm, formatarNumeroDeclaracao } from '#lib/format/identificadores.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';
import { linhaDoInsumo, porInsumos } from './insumos-escolhidos.ts';

interface BuscarNaDiDialogProps {
  grupo: 'importados' | 'subcomponentes';
  aoFechar: () => void;
  /** With the first line whose quantity is to be typed. */
  aoPor: (primeiraNova: number | null) => void;
}

/** Items of the industry's declarations, to be costed by: found on the server, chosen by box or keyboard, put into the grid. */
export function BuscarNaDiDialog({ grupo, aoFechar, aoPor }: BuscarNaDiDialogProps) {
  const id = useId();
  const { getValues, setValue } = useFormContext<DcrNovo>();
  const { importador, baseCusto, dataBase } = getValues();
  const linhas = getValues(grupo);
  const [filtro, setFiltro] = useState({ q: '', ncm: '', comSaldo: true, pagina: 1 });
  const [escolhidos, setEscolhidos] = useState<ReadonlyMap<string, InsumoDaDi>>(new Map());
  const [trocar, setTrocar] = useState(true);
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  const ncm = filtro.ncm.replace(/\D/g, '');
  const { data, error, isValidating, mutate } = useInsumosDaDi({
    importadorId: importador.id,
    baseCusto,
    ate: dataBase,
    q: filtro.q,
    ...(ncm.length === 8 && { ncm }),
    ...(filtro.comSaldo && { comSaldo: 'true' as const }),
    pagina: filtro.pagina,
    tamanho: POR_PAGINA,
  });
  const jaNaLista = [...escolhidos.values()].filter((um) => linhaDoInsumo(linhas, um) !== null).length;
  const marcar = (insumos: readonly InsumoDaDi[], sim: boolean) => {
    const novos = new Map(escolhidos);
    for (const insumo of insumos) {
      if (sim) novos.set(insumo.id, insumo);
      else novos.delete(insumo.id);
    }
    setEscolhidos(novos);
  };
  const por = () => {
    const postos = porInsumos(grupo, linhas, [...escolhidos.values()], trocar);
    setValue(grupo, postos.linhas as never, { shouldDirty: true, shouldTouch: true });
    aoPor(postos.primeiraNova);
  };
  const daPagina = data?.linhas ?? [];
  const todos = daPagina.length > 0 && daPagina.every((um) => escolhidos.has(um.id));
  return (
    <Dialog open onClose={aoFechar} fullWidth fullScreen={telefone} maxWidth="xl" aria-labelledby={id}>
      <DialogTitle id={id}>Buscar na DI</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5 }}>
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center', pt: 1 }}>
            <SearchField
              rotulo="Buscar part number, descrição, DI ou fornecedor"
              valor={filtro.q}
              aoBuscar={(q) => setFiltro({ ...filtro, q, pagina: 1 })}
            />
            <TextField
              label="NCM"
              value={filtro.ncm}
              onChange={({ target }) => setFiltro({ ...filtro, ncm: target.value, pagina: 1 })}
              slotProps={{ htmlInput: { maxLength: 10, inputMode: 'numeric' } }}
              sx={{ width: 130 }}
            />
            <FormControlLabel
              control={
                <Switch
                  checked={filtro.comSaldo}
                  onChange={(_, comSaldo) => setFiltro({ ...filtro, comSaldo, pagina: 1 })}
                />
              }
              label="Só com saldo"
            />
            <Typography variant="caption" sx={{ color: 'text.secondary', ml: 'auto' }}>
              Desembaraçados até {formatarData(dataBase)} · custo {baseCusto}
            </Typography>
          </Stack>
          <Box sx={{ minHeight: 4 }}>{isValidating && <LinearProgress aria-label="Procurando" />}</Box>
          {error && !data ? (
            <ErrorState erro={error as Error} tentarDeNovo={() => mutate()} />
          ) : !data ? (
            <Skeleton variant="rounded" height={280} />
          ) : daPagina.length === 0 ? (
            <Typography sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
              Nenhum item de DI desembaraçada
              {filtro.comSaldo ? ' com saldo' : ''} até a data base, nestes filtros.
            </Typography>
          ) : (
            <>
              <FormControlLabel
                control={
                  <Checkbox
                    checked={todos}
                    indeterminate={!todos && daPagina.some((um) => escolhidos.has(um.id))}
                    onChange={(_, sim) => marcar(daPagina, sim)}
                  />
                }
                label="Todos desta página"
              />
              <DataTable
                legenda="Itens de DI"
                alturaMaxima={420}
                linhas={daPagina}
                chave={(um) => um.id}
                marcada={(um) => escolhidos.has(um.id)}
                aoEscolher={(um) => marcar([um], !escolhidos.has(um.id))}
                colunas={colunas(escolhidos, marcar)}
              />
              <ListPagination
                total={data.total}
                pagina={filtro.pagina}
                tamanho={POR_PAGINA}
                aoMudar={({ pagina }) => setFiltro({ ...filtro, pagina })}
              />
            </>
          )}
          {jaNaLista > 0 && (
            <Alert severity="info">
              <FormControlLabel
                control={
                  <Checkbox size="small" checked={trocar} onChange={(_, sim) => setTrocar(sim)} sx={{ py: 0 }} />
                }
                label={
                  jaNaLista === 1
                    ? '1 já está na lista: trocar o documento dele, com preço e alíquota; a quantidade fica'
                    : `${jaNaLista} já estão na lista: trocar o documento deles, com preço e alíquota; as quantidades ficam`
                }
              />
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <RodapeDoDialogo saida="Cancelar" aoFechar={aoFechar} disabled={escolhidos.size === 0} onClick={por}>
        {escolhidos.size === 0
          ? 'Pôr no DCR-E'
          : escolhidos.size === 1
            ? 'Pôr 1 no DCR-E'
            : `Pôr ${formatarInteiro(escolhidos.size)} no DCR-E`}
      </RodapeDoDialogo>
    </Dialog>
  );
}

function colunas(
  escolhidos: ReadonlyMap<string, InsumoDaDi>,
  marcar: (insumos: readonly InsumoDaDi[], sim: boolean) => void,
): Coluna<InsumoDaDi>[] {
  const custo = (texto: string | null) => (texto === null ? SEM_VALOR : formatarDecimal(texto, 6));
  return [
    {
      titulo: 'DI',
      valor: (um) => (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
          <Checkbox
            size="small"
            checked={escolhidos.has(um.id)}
            // The row chooses it too.
            onClick={(evento) => evento.stopPropagation()}
            onChange={(_, sim) => marcar([um], sim)}
            slotProps={{
              input: {
                'aria-label': `Escolher ${um.partNumber ?? um.descricao.slice(0, 40)} da DI ${formatarNumeroDeclaracao(um.numeroDeclaracao)}, ${posicaoNaDeclaracao(um.adicao, um.item)}`,
              },
            }}
            sx={{ p: 0.5 }}
          />
          <TwoLines
            principal={formatarNumeroDeclaracao(um.numeroDeclaracao)}
            secundaria={posicaoNaDeclaracao(um.adicao, um.item)}
          />
        </Stack>
      ),
    },
    {
      titulo: 'Item',
      valor: (um) => (
        <TwoLines
          principal={um.partNumber ?? 'sem part number'}
          secundaria={`${formatarNcm(um.ncm)} · ${um.descricao.slice(0, 70)}`}
        />
      ),
    },
    { titulo: 'Desembaraço', valor: (um) => formatarData(um.dataDesembaraco) },
    { titulo: 'Quantidade', numerica: true, valor: (um) => semZeros(um.quantidade) },
    { titulo: 'Saldo', numerica: true, valor: (um) => semZeros(um.saldo) },
    { titulo: 'VU FOB (US$)', numerica: true, valor: (um) => custo(um.custoFob) },
    { titulo: 'VU CIF (US$)', numerica: true, valor: (um) => custo(um.custoCif) },
    { titulo: 'II (%)', numerica: true, valor: (um) => um.aliquotaII && formatarDecimal(um.aliquotaII, 2) },
    { titulo: 'Regime', valor: (um) => um.regime ?? SEM_VALOR },
    {
      titulo: 'Aviso',
      valor: (um) => (
        <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
          {/^[0.]+$/.test(um.saldo) && <StatusChip tom="warning">Sem saldo</StatusChip>}
          {um.haMaisRecente && <StatusChip tom="info">Há mais recente</StatusChip>}
          {um.custoUSD === null && <StatusChip tom="error">Sem custo</StatusChip>}
        </Stack>
      ),
    },
  ];
}

const POR_PAGINA = 50;
