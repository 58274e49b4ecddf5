import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { FilterChip } from '#components/ui/FilterChip.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import { SearchField } from '#components/ui/SearchField.tsx';
import { useProcessos } from '#lib/api/processo.ts';
import { CANAIS_RFB, NOME_CANAL } from '#lib/domain/canal-rfb.ts';
import { NOME_SITUACAO_PROCESSO, SITUACOES_PROCESSO } from '#lib/domain/situacao-processo.ts';
import { ImportarDiDialog } from './ImportarDiDialog.tsx';
import { ProcessosTable } from './ProcessosTable.tsx';
import { ProcessosVazio } from './ProcessosVazio.tsx';
import type { ProcessosBusca } from './processos-busca.ts';

const ROTA = '/dentro/importacao/processos';

export function ProcessosScreen() {
  const { dialogo, ...consulta } = useSearch({ from: ROTA });
  const navegar = useNavigate({ from: '/importacao/processos' });
  const { data, error, isLoading, isValidating, mutate } = useProcessos(consulta);

  const mudar = (mudanca: Partial<ProcessosBusca>, opcoes = { replace: true }) =>
    navegar({ search: (atual) => ({ ...atual, ...mudanca }), ...opcoes });
  const filtrar = (mudanca: Partial<ProcessosBusca>) => mudar({ ...mudanca, pagina: 1 });
  const abrirImportacao = () => mudar({ dialogo: 'importar-di' }, { replace: false });
  const filtrada = Boolean(consulta.q || consulta.situacao || consulta.canalRfb);

  return (
    <>
      <PageHeader
        acoes={
          <Button variant="contained" startIcon={<UploadFileOutlined />} onClick={abrirImportacao}>
            Importar DI
          </Button>
        }
      >
        <SearchField
          rotulo="Buscar processo, DI, importador, fornecedor ou NCM"
          valor={consulta.q}
          aoBuscar={(q) => filtrar({ q })}
        />
        <FilterChip
          nome="Situação"
          valor={consulta.situacao}
          opcoes={SITUACOES}
          aoMudar={(situacao) => filtrar({ situacao })}
        />
        <FilterChip
          nome="Canal RFB"
          valor={consulta.canalRfb}
          opcoes={CANAIS}
          aoMudar={(canalRfb) => filtrar({ canalRfb })}
        />
      </PageHeader>

      {error && !data ? (
        <ErrorState erro={error} tentarDeNovo={() => mutate()} />
      ) : data?.total === 0 ? (
        <ProcessosVazio
          filtrada={filtrada}
          aoImportar={abrirImportacao}
          aoLimpar={() => filtrar({ q: '', situacao: undefined, canalRfb: undefined })}
        />
      ) : (
        <ProcessosTable
          processos={data?.itens ?? []}
          total={data?.total ?? 0}
          consulta={consulta}
          carregando={isLoading || isValidating}
          aoMudar={mudar}
        />
      )}
      <ImportarDiDialog aberto={dialogo === 'importar-di'} aoFechar={() => mudar({ dialogo: undefined })} />
    </>
  );
}

const SITUACOES = SITUACOES_PROCESSO.map((situacao) => [situacao, NOME_SITUACAO_PROCESSO[situacao]] as const);
const CANAIS = CANAIS_RFB.map((canal) => [canal, NOME_CANAL[canal]] as const);
