import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { situacaoDaValidade } from '#lib/domain/datas/validade.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { formatarData } from '#lib/format/data.ts';
import type { ProdutoLido } from '#lib/registros/produto.ts';

/** Warns of what prevents a DCR-E of the product, or soon will. */
export function ProdutoAvisos({ produto, hoje }: { produto: ProdutoLido; hoje: DataTexto }) {
  const { importador, resolucao, daResolucao } = produto;
  return (
    <>
      {importador.excluido && (
        <Alert severity="warning">
          O importador {importador.razaoSocial} foi excluído: enquanto não voltar, este produto não pode ser alterado.
        </Alert>
      )}
      {resolucao !== null && !importador.excluido && (
        <AvisoDaResolucao
          resolucao={resolucao}
          daResolucao={daResolucao}
          hoje={hoje}
          noImportador={
            <LinkTo
              to="/configuracoes/associados/$id"
              params={{ id: importador.id }}
              search={{ campo: 'resolucoes' }}
              underline="always"
            >
              Ver as resoluções da indústria
            </LinkTo>
          }
        />
      )}
    </>
  );
}

interface AvisoDaResolucaoProps {
  resolucao: string;
  daResolucao: ProdutoLido['daResolucao'];
  hoje: DataTexto;
  noImportador: ReactNode;
}

function AvisoDaResolucao({ resolucao, daResolucao, hoje, noImportador }: AvisoDaResolucaoProps) {
  if (!daResolucao) {
    return (
      <Alert severity="warning">
        A Resolução CAS {resolucao} não está mais no cadastro da indústria. {noImportador}
      </Alert>
    );
  }
  const { situacao } = situacaoDaValidade(daResolucao.validade, hoje);
  if (situacao === 'VENCIDA') {
    return (
      <Alert severity="error">
        A Resolução CAS {resolucao} venceu em {formatarData(daResolucao.validade)}: sem outra, o produto não tem DCR-E
        novo. {noImportador}
      </Alert>
    );
  }
  if (situacao !== 'VENCENDO') return null;
  return (
    <Alert severity="warning">
      A Resolução CAS {resolucao} vence em {formatarData(daResolucao.validade)}. {noImportador}
    </Alert>
  );
}
