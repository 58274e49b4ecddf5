import SearchOff from '@mui/icons-material/SearchOff';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { DcrNav } from '#components/comex/DcrNav.tsx';
import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import { DocumentSkeleton } from '#components/ui/feedback/DocumentSkeleton.tsx';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { MemoriaDrawer } from '#components/ui/page/MemoriaDrawer.tsx';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { useLoteDeInsumo } from '#lib/api/saldo/saldo-insumo.ts';
import type { LoteInteiro, MovimentoLido } from '#lib/contracts/saldo/saldo-insumo.ts';
import { nomeDoLote } from '#lib/domain/zfm/saldo-insumo.ts';
import { AjustarDialog } from './AjustarDialog.tsx';
import { DevolverDialog } from './DevolverDialog.tsx';
import { EspecieDialog } from './EspecieDialog.tsx';
import { EstornarDialog } from './EstornarDialog.tsx';
import { ExtratoSection } from './ExtratoSection.tsx';
import { LoteHeader } from './LoteHeader.tsx';
import { LoteSections } from './LoteSections.tsx';
import { NOMES_NO_HISTORICO } from './lote-historico.ts';

const ROTA = '/dentro/dcr/saldo-insumos/$id';

/** One item of a declaration, nota or DSI as stock: its quantity, cost, suspended taxes and movements. */
export function LoteScreen() {
  const { id } = useParams({ from: ROTA });
  const { data: lote, error, mutate } = useLoteDeInsumo(id);
  if (doesNotExist(error)) return <LoteInexistente />;
  return (
    <>
      <DcrNav />
      {lote ? (
        <LoteAberto key={lote.id} lote={lote} />
      ) : error ? (
        <ErrorState erro={error} tentarDeNovo={() => mutate()} />
      ) : (
        <DocumentSkeleton />
      )}
    </>
  );
}

function LoteAberto({ lote }: { lote: LoteInteiro }) {
  const { dialogo, memoria } = useSearch({ from: ROTA });
  const navegar = useNavegarNaTela('/dcr/saldo-insumos/$id');
  const [aEstornar, setAEstornar] = useState<MovimentoLido | null>(null);
  const abrir = (busca: { dialogo?: typeof dialogo; memoria?: typeof memoria }) =>
    navegar({ search: busca, replace: Object.keys(busca).length === 0, resetScroll: false });
  const fechar = () => abrir({});
  return (
    <>
      <LoteHeader lote={lote} aoAbrir={(qual) => abrir({ dialogo: qual })} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {!lote.emEstoque && (
          <Alert severity="warning">
            {lote.entrada
              ? 'Este item não está em estoque: o registro da entrada foi excluído. O extrato fica.'
              : 'Este item não está em estoque: o desembaraço foi desfeito, ou o processo, excluído. O extrato fica.'}
          </Alert>
        )}
        <LoteSections
          lote={lote}
          aoAbrirMemoria={(qual) => abrir({ memoria: qual })}
          aoMudarEspecie={() => abrir({ dialogo: 'especie' })}
        />
        <ExtratoSection lote={lote} aoEstornar={setAEstornar} />
        <HistoricoSection recurso="SaldoInsumo" registroId={lote.id} nomes={NOMES_NO_HISTORICO} />
      </Box>
      {dialogo === 'ajustar' && <AjustarDialog lote={lote} aoFechar={fechar} />}
      {dialogo === 'devolver' && <DevolverDialog lote={lote} aoFechar={fechar} />}
      {dialogo === 'especie' && <EspecieDialog lote={lote} aoFechar={fechar} />}
      {aEstornar && <EstornarDialog lote={lote} movimento={aEstornar} aoFechar={() => setAEstornar(null)} />}
      <MemoriaDrawer
        aberto={memoria !== undefined}
        memoria={(memoria && lote.custo[memoria]) ?? undefined}
        contexto={nomeDoLote(lote)}
        aoFechar={fechar}
      />
    </>
  );
}

function LoteInexistente() {
  return (
    <EmptyState
      titulo="Este saldo não existe"
      icone={<SearchOff />}
      acoes={
        <ButtonTo variant="contained" to="/dcr/saldo-insumos">
          Ver o saldo de insumos
        </ButtonTo>
      }
    >
      O endereço não leva a nenhum lote da sua empresa.
    </EmptyState>
  );
}
