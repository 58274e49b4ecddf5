import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { filtrosDaListaPorExtenso } from '#components/lista/filtros-por-extenso.ts';
import { ListaVazia } from '#components/lista/ListaVazia.tsx';
import type { ListaAberta } from '#components/lista/use-lista.ts';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { salvarArquivo } from '#components/ui/feedback/salvar-arquivo.ts';
import { ListPagination } from '#components/ui/navigation/ListPagination.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { baixarGruposDeInsumos, useGruposDeInsumos } from '#lib/api/saldo/saldo-insumo.ts';
import type { FormatoExportacao } from '#lib/contracts/platform/exportacao.ts';
import type { LoteLido } from '#lib/contracts/saldo/saldo-insumo.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { CartoesDosGrupos } from './CartoesDosGrupos.tsx';
import { SaldoVazio } from './SaldoVazio.tsx';
import { AGRUPAMENTO_DO_MODO, type ModoDoSaldo } from './saldo-insumos-busca.ts';
import { TabelaDosGrupos } from './TabelaDosGrupos.tsx';

interface GruposDeInsumosProps {
  modo: ModoDoSaldo;
  /** The list whose filters and page the groups use. */
  lista: ListaAberta<LoteLido>;
}

/** The stock grouped by item, declaration or NCM: the balance and the suspended tax of each group. */
export function GruposDeInsumos({ modo, lista }: GruposDeInsumosProps) {
  const { enqueueSnackbar } = useSnackbar();
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  const [baixando, setBaixando] = useState(false);
  const por = AGRUPAMENTO_DO_MODO[modo];
  const { pagina, tamanho, ordem: daLista, ...filtros } = lista.consulta;
  const ordem = ORDENS.some(([qual]) => qual === daLista) ? daLista : 'dataDesembaraco';
  const { data, error, mutate } = useGruposDeInsumos(por, { ...filtros, ordem, pagina, tamanho } as never);
  const exportar = async (formato: FormatoExportacao) => {
    setBaixando(true);
    try {
      const ditos = formato === 'xlsx' && (await filtrosDaListaPorExtenso(lista));
      const todos = { por: ['Agrupado por', TITULOS[modo]], ...ditos };
      const porExtenso = formato === 'xlsx' && { filtros: JSON.stringify(todos) };
      const arquivo = await baixarGruposDeInsumos(por, { ...filtros, ordem, ...porExtenso } as never, formato);
      salvarArquivo(arquivo, `saldo-de-insumos-${modo}-${hojeEmManaus()}.${formato}`);
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    } finally {
      setBaixando(false);
    }
  };
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  if (data.total === 0) {
    return (
      <ListaVazia filtrada={lista.filtrada} plural="lotes" aoLimpar={lista.temFiltro ? lista.limpar : undefined}>
        <SaldoVazio />
      </ListaVazia>
    );
  }
  const Grupos = telefone ? CartoesDosGrupos : TabelaDosGrupos;
  return (
    <>
      <Section
        titulo={TITULOS[modo]}
        semMargem
        acoes={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <TextField
              select
              size="small"
              label="Ordem"
              value={ordem}
              onChange={({ target }) => lista.mudar({ ordem: target.value, pagina: 1 })}
              sx={{ width: 190 }}
            >
              {ORDENS.map(([qual, nome]) => (
                <MenuItem key={qual} value={qual}>
                  {nome}
                </MenuItem>
              ))}
            </TextField>
            {(['xlsx', 'csv'] as const).map((formato) => (
              <Button
                key={formato}
                variant="outlined"
                color="inherit"
                disabled={baixando}
                onClick={() => exportar(formato)}
              >
                Exportar {formato.toUpperCase()}
              </Button>
            ))}
          </Box>
        }
      >
        <Grupos modo={modo} grupos={data.itens} titulo={TITULOS[modo]} />
      </Section>
      <ListPagination
        total={data.total}
        pagina={pagina as number}
        tamanho={tamanho as number}
        tamanhos={[25, 50, 100]}
        aoMudar={lista.mudar}
      />
    </>
  );
}

const TITULOS: Readonly<Record<ModoDoSaldo, string>> = {
  'por-item': 'Saldo por item',
  'por-di': 'Saldo por documento',
  'por-ncm': 'Saldo por NCM',
};

/** The orders that the list of lotes and the list of groups share. */
const ORDENS = [
  ['dataDesembaraco', 'Mais antigo primeiro'],
  ['-dataDesembaraco', 'Mais novo primeiro'],
  ['-suspenso', 'Maior tributo suspenso'],
] as const;
