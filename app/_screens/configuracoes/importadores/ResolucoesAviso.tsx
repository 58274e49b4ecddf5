import Alert from '@mui/material/Alert';
import type { ResolucaoCas } from '#lib/domain/cadastros/importador.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { type ResolucaoNoPrazo, resolucoesAAvisar } from '#lib/domain/zfm/resolucoes-cas.ts';
import { formatarData } from '#lib/format/data.ts';

/** Warns of Resoluções CAS that have expired or soon will: a DCR-E can no longer be made for their products. */
export function ResolucoesAviso({ resolucoes, hoje }: { resolucoes: readonly ResolucaoCas[]; hoje: DataTexto }) {
  const { vencidas, vencendo } = resolucoesAAvisar(resolucoes, hoje);
  return (
    <>
      {vencidas.length > 0 && (
        <Alert severity="error">Resolução CAS vencida: {vencidas.map(porExtenso('venceu')).join('; ')}.</Alert>
      )}
      {vencendo.length > 0 && (
        <Alert severity="warning">Resolução CAS perto do fim: {vencendo.map(porExtenso('vence')).join('; ')}.</Alert>
      )}
    </>
  );
}

const porExtenso =
  (verbo: string) =>
  ({ numero, produto, validade }: ResolucaoNoPrazo) =>
    `nº ${numero}, ${produto}, ${verbo} em ${formatarData(validade)}`;
