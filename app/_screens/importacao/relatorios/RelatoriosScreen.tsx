import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Navigate, useParams, useSearch } from '@tanstack/react-router';
import { AvisoDoFoco } from '#components/lista/AvisoDoFoco.tsx';
import { useExportacao } from '#components/lista/use-exportacao.ts';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { FolhaImpressa } from '#components/ui/page/FolhaImpressa.tsx';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import { TextoComLeis } from '#components/ui/page/TextoComLeis.tsx';
import { recursoDoRelatorio, useRelatorio } from '#lib/api/views/relatorio.ts';
import { periodoUsual } from '#lib/domain/datas/periodo.ts';
import { type NomeDeRelatorio, RELATORIOS } from '#lib/domain/telas/relatorio.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { DEFINICAO_RELATORIO } from '#lib/listas/relatorio.ts';
import { useImportadorDaConsulta } from '#lib/session/importador-em-foco.ts';
import { FiltrosDoRelatorio } from './FiltrosDoRelatorio.tsx';
import { RelatorioResultado } from './RelatorioResultado.tsx';
import { ENDERECO_DO_RELATORIO, type RelatoriosBusca, relatorioDoEndereco } from './relatorios-busca.ts';

const ROTA = '/dentro/importacao/relatorios/$relatorio';

export function RelatoriosScreen() {
  const { relatorio } = useParams({ from: ROTA });
  const nome = relatorioDoEndereco(relatorio);
  if (!nome) return <Navigate to="/importacao/relatorios/$relatorio" params={PRIMEIRO} replace />;
  return <RelatorioAberto key={nome} nome={nome} />;
}

/** This year, and some ahead. */
function anosDe(anosAFrente: number): { de: string; ate: string } {
  const { de, ate } = periodoUsual('ano', hojeEmManaus());
  return { de, ate: `${Number(ate.slice(0, 4)) + anosAFrente}${ate.slice(4)}` };
}

function RelatorioAberto({ nome }: { nome: NomeDeRelatorio }) {
  const busca = useSearch({ from: ROTA });
  const navegar = useNavegarNaTela('/importacao/relatorios/$relatorio');
  const { titulo, descricao, agrupamentos, dia, periodo, anosAFrente = 0, ressalvas = [] } = DEFINICAO_RELATORIO[nome];
  const usual = dia ? { de: dia, ate: dia } : (periodo ?? anosDe(anosAFrente));
  const ate = busca.ate ?? usual.ate;
  const { importadorId, doFoco } = useImportadorDaConsulta(busca.importador ? '' : busca.importadorId);
  const [padrao = 'MES'] = agrupamentos;
  const agrupar = busca.agrupar && agrupamentos.includes(busca.agrupar) ? busca.agrupar : padrao;
  const consulta = {
    de: dia ? ate : (busca.de ?? usual.de),
    ate,
    agrupar,
    ...(importadorId && { importadorId }),
    importador: busca.importador ?? '',
  };
  const { data: resultado, error, isValidating, mutate } = useRelatorio(nome, consulta);
  const { andamento, exportar } = useExportacao(recursoDoRelatorio(nome), titulo);
  const filtrar = (mudanca: RelatoriosBusca) =>
    navegar({ search: (atual: RelatoriosBusca) => ({ ...atual, ...mudanca }), replace: true });
  return (
    <Stack sx={{ gap: 2 }}>
      <FolhaImpressa deitada />
      <AbasDosRelatorios
        nome={nome}
        aoMudar={(novo) =>
          navegar({ params: { relatorio: ENDERECO_DO_RELATORIO[novo] }, search: doMesmoTipo(nome, novo, busca) })
        }
      />
      <PageHeader
        titulo={titulo}
        descricao={<TextoComLeis texto={descricao} />}
        acoes={
          <Stack direction="row" sx={{ gap: 1, displayPrint: 'none' }}>
            <Button color="inherit" variant="outlined" onClick={() => window.print()}>
              Imprimir
            </Button>
            <Button
              color="inherit"
              variant="outlined"
              loading={andamento !== null}
              onClick={() => exportar({ formato: 'xlsx', consulta })}
            >
              Exportar XLSX
            </Button>
          </Stack>
        }
      >
        <FiltrosDoRelatorio
          consulta={{ ...consulta, importadorId: busca.importadorId }}
          agrupamentos={agrupamentos}
          deUmDia={dia !== undefined}
          aoMudar={filtrar}
        />
      </PageHeader>
      <AvisoDoFoco importador={doFoco} />
      {ressalvas.length > 0 && <Ressalvas ressalvas={ressalvas} />}
      {error && !resultado && <ErrorState erro={error} tentarDeNovo={() => mutate()} />}
      {!error && !resultado && <RecordSkeleton />}
      {resultado && (
        <RelatorioResultado nome={nome} agrupar={agrupar} relatorio={resultado} carregando={isValidating} />
      )}
    </Stack>
  );
}

interface AbasDosRelatoriosProps {
  nome: NomeDeRelatorio;
  aoMudar: (nome: NomeDeRelatorio) => void;
}

function AbasDosRelatorios({ nome, aoMudar }: AbasDosRelatoriosProps) {
  return (
    <Tabs
      value={nome}
      onChange={(_, novo: NomeDeRelatorio) => aoMudar(novo)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label="Relatórios"
      sx={{ borderBottom: 1, borderColor: 'divider', displayPrint: 'none' }}
    >
      {RELATORIOS.map((relatorio) => (
        <Tab key={relatorio} value={relatorio} label={DEFINICAO_RELATORIO[relatorio].titulo} />
      ))}
    </Tabs>
  );
}

function Ressalvas({ ressalvas }: { ressalvas: readonly string[] }) {
  return (
    <Alert severity="warning">
      <Box component="ul" aria-label="Antes de usar estes números" sx={{ m: 0, pl: 2.5 }}>
        {ressalvas.map((ressalva) => (
          <li key={ressalva}>
            <TextoComLeis texto={ressalva} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** The chosen period goes along to another report of periods; a day is of its report alone. */
function doMesmoTipo(nome: NomeDeRelatorio, novo: NomeDeRelatorio, { de, ate }: RelatoriosBusca): RelatoriosBusca {
  const deUmDia = DEFINICAO_RELATORIO[nome].dia !== undefined || DEFINICAO_RELATORIO[novo].dia !== undefined;
  return deUmDia ? {} : { de, ate };
}

const PRIMEIRO = { relatorio: ENDERECO_DO_RELATORIO.RegistroDi };
