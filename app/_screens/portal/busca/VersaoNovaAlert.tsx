import Alert from '@mui/material/Alert';
import { VerComoRetificacao } from '#app/_screens/importacao/processos/declaracao/VerComoRetificacao.tsx';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { arquivoDaConsulta, useProcessoNoPortal } from '#lib/portal/api/portal-unico.ts';

/** Says that the Portal has a newer version of the declaration, which a person compares and accepts like a file. */
export function VersaoNovaAlert({ processo }: { processo: ProcessoInteiro }) {
  const { data } = useProcessoNoPortal(processo.numeroDuimp ? processo.id : null);
  const acompanhamento = data?.acompanhamento;
  const nova = acompanhamento?.versaoNova;
  if (!acompanhamento || !nova) return null;
  const onde = `O Portal Único (${NOME_AMBIENTE_DO_PORTAL[acompanhamento.ambiente].toLowerCase()})`;
  return (
    <Alert severity="warning">
      {onde} tem a versão {nova.versao ?? 'nova'} desta DUIMP; aqui está a {acompanhamento.versaoDaqui ?? '—'}.{' '}
      {nova.situacao === 'NA_FILA' && 'O Cais está buscando.'}
      {nova.situacao === 'RECUSADA' && nova.frase}
      {nova.situacao === 'PRONTA' && (
        <VerComoRetificacao
          processoId={processo.id}
          buscar={() => arquivoDaConsulta({ id: nova.consultaId, numero: acompanhamento.numero, versao: nova.versao })}
          color="inherit"
          size="small"
          sx={{ display: 'flex', ml: -0.5, mt: 0.5 }}
        />
      )}
    </Alert>
  );
}
