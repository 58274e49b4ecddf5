import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useSearch } from '@tanstack/react-router';
import { DcrNav } from '#components/comex/DcrNav.tsx';
import { AvisoDoFoco } from '#components/lista/AvisoDoFoco.tsx';
import { useExportacao } from '#components/lista/use-exportacao.ts';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { ListPagination } from '#components/ui/navigation/ListPagination.tsx';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import { TextoComLeis } from '#components/ui/page/TextoComLeis.tsx';
import { NAO_CONVERTIDOS, useNaoConvertidos } from '#lib/api/saldo/nao-convertido.ts';
import { formatarData } from '#lib/format/data.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { useImportadorDaConsulta } from '#lib/session/importador-em-foco.ts';
import { DocumentoSection } from './DocumentoSection.tsx';
import type { NaoConvertidosBusca } from './nao-convertidos-busca.ts';
import { RecalcularButton } from './RecalcularButton.tsx';

const ROTA = '/dentro/dcr/saldo-insumos/nao-convertidos';

/** The worksheet of event 112120: what of the suspended CBS and IBS did not convert into exemption, by import document. */
export function NaoConvertidosScreen() {
  const busca = useSearch({ from: ROTA });
  const navegar = useNavegarNaTela('/dcr/saldo-insumos/nao-convertidos');
  const ate = busca.ate ?? hojeEmManaus();
  const { importadorId, doFoco } = useImportadorDaConsulta(busca.importadorId);
  const filtros = semVazios({ ...busca, importadorId, ate });
  const consulta = { ...filtros, pagina: busca.pagina, tamanho: TAMANHO };
  const { data, error, mutate } = useNaoConvertidos(consulta);
  const { andamento, exportar } = useExportacao(NAO_CONVERTIDOS, 'CBS e IBS a declarar');
  const filtrar = (mudanca: Partial<NaoConvertidosBusca>) =>
    navegar({ search: (atual: NaoConvertidosBusca) => ({ ...atual, pagina: 1, ...mudanca }), replace: true });
  const ditos = {
    situacao: ['Situação', busca.situacao === 'DECLARADO' ? 'Declarados' : 'A declarar'],
    ate: ['Acréscimos até', formatarData(ate)],
    ...(doFoco && { importadorId: ['Importador', doFoco.nome] }),
  };
  const recortada = [busca.importadorId, busca.processoId, busca.loteId, busca.dciId].some(Boolean);
  return (
    <>
      <DcrNav />
      <PageHeader
        titulo="CBS e IBS a declarar"
        descricao={
          <TextoComLeis texto="O que entrou com suspensão e não se converteu em isenção: saiu como veio, saiu em produto sem PPB, ou passou do prazo (LC 214/2025, art. 443, § 3º)." />
        }
        acoes={
          <>
            <RecalcularButton />
            <Button
              color="inherit"
              variant="outlined"
              loading={andamento !== null}
              onClick={() => exportar({ formato: 'xlsx', consulta: { ...filtros, filtros: JSON.stringify(ditos) } })}
            >
              Exportar XLSX
            </Button>
          </>
        }
      />
      <AvisoDoFoco importador={doFoco} />
      <Stack sx={{ gap: 2 }}>
        <Alert severity="info">
          O fragmento XML é o do evento 112120. Confira com a nota de importação o número de cada item (aqui, o da
          declaração) e a data (aqui, a do desembaraço); a assinatura e o envio se fazem fora do Cais.
        </Alert>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Situação"
            sx={{ flex: 'none' }}
            value={busca.situacao}
            onChange={(_, nova: NaoConvertidosBusca['situacao'] | null) => nova && filtrar({ situacao: nova })}
          >
            <ToggleButton value="A_DECLARAR">A declarar</ToggleButton>
            <ToggleButton value="DECLARADO">Declarados</ToggleButton>
          </ToggleButtonGroup>
          {busca.situacao === 'A_DECLARAR' && (
            <Box sx={{ width: { sm: 200 } }}>
              <DateField
                rotulo="Acréscimos até"
                valor={ate}
                aoMudar={(dia) => /^\d{4}-\d{2}-\d{2}$/.test(dia) && filtrar({ ate: dia })}
              />
            </Box>
          )}
          {recortada && (
            <Button
              color="inherit"
              onClick={() =>
                filtrar({ importadorId: undefined, processoId: undefined, loteId: undefined, dciId: undefined })
              }
            >
              Ver todos os documentos
            </Button>
          )}
        </Stack>
        {error && !data && <ErrorState erro={error} tentarDeNovo={() => mutate()} />}
        {!error && !data && <RecordSkeleton />}
        {data?.linhas.length === 0 && (
          <EmptyState titulo={busca.situacao === 'DECLARADO' ? 'Nada declarado' : 'Nada a declarar'}>
            {busca.situacao === 'DECLARADO'
              ? 'Nenhuma linha foi marcada como declarada com estes filtros.'
              : 'Nenhum lote conhecido saiu antes da conversão nem passou do prazo. O que não tem cClassTrib aparece aqui quando sai.'}
          </EmptyState>
        )}
        {data?.linhas.map((documento) => (
          <DocumentoSection
            key={documento.processo?.id ?? `${documento.linhas[0]?.lote.papel} ${documento.numeroDeclaracao}`}
            documento={documento}
            recorte={{ loteId: busca.loteId, dciId: busca.dciId }}
          />
        ))}
        {data && data.total > TAMANHO && (
          <ListPagination
            pagina={busca.pagina}
            tamanho={TAMANHO}
            total={data.total}
            aoMudar={({ pagina }) => filtrar({ pagina })}
          />
        )}
      </Stack>
    </>
  );
}

/** The filters as the API takes them, without the page. */
function semVazios({
  pagina: _,
  ...filtros
}: Omit<NaoConvertidosBusca, 'importadorId'> & { importadorId: string | undefined }): Record<string, string> {
  return Object.fromEntries(Object.entries(filtros).flatMap(([campo, valor]) => (valor ? [[campo, valor]] : [])));
}

const TAMANHO = 25;
