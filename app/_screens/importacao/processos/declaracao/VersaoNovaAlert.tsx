import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { arquivoDaConsulta, useProcessoNoPortal } from '#lib/api/portal-unico.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo.ts';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';
import { type ParteEscolhida, reconhecer } from './partes-escolhidas.ts';
import { RetificacaoDialog } from './RetificacaoDialog.tsx';

/** Says that the Portal has a newer version of the declaration, which a person compares and accepts like a file. */
export function VersaoNovaAlert({ processo }: { processo: ProcessoInteiro }) {
  const { data } = useProcessoNoPortal(processo.numeroDuimp ? processo.id : null);
  const [parte, setParte] = useState<ParteEscolhida | null>(null);
  const acompanhamento = data?.acompanhamento;
  const nova = acompanhamento?.versaoNova;
  if (!acompanhamento || !nova) return null;

  const comparar = async () => {
    try {
      const { numero } = acompanhamento;
      setParte(await reconhecer(await arquivoDaConsulta({ id: nova.consultaId, numero, versao: nova.versao })));
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    }
  };
  const onde = `O Portal Único (${NOME_AMBIENTE_DO_PORTAL[acompanhamento.ambiente].toLowerCase()})`;
  return (
    <>
      <Alert severity="warning">
        {onde} tem a versão {nova.versao ?? 'nova'} desta DUIMP; aqui está a {acompanhamento.versaoDaqui ?? '—'}.{' '}
        {nova.situacao === 'NA_FILA' && 'O Cais está buscando.'}
        {nova.situacao === 'RECUSADA' && nova.frase}
        {nova.situacao === 'PRONTA' && (
          <Button color="inherit" size="small" onClick={comparar} sx={{ display: 'flex', ml: -0.5, mt: 0.5 }}>
            Ver como retificação
          </Button>
        )}
      </Alert>
      {parte && <RetificacaoDialog processoId={processo.id} partes={[parte]} aoFechar={() => setParte(null)} />}
    </>
  );
}
