import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  type AdicaoConferida,
  aceitar,
  type Escolha,
  escolher,
  type OpcaoDaMatriz,
  type SugestaoComLinha,
  sugestoesAbertas,
} from '#app/_screens/importacao/sefaz/campos/escolhas-da-dai.ts';
import type { DaiConferida } from '#app/_screens/importacao/sefaz/campos/FormularioDaDai.tsx';
import { TributacaoDaAdicao } from '#app/_screens/importacao/sefaz/campos/TributacaoDaAdicao.tsx';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { ListPagination } from '#components/ui/navigation/ListPagination.tsx';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { ConferenciaDaDai } from '#lib/contracts/sefaz/conferencia-da-dai.ts';
import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { CartoesDasAdicoes } from './CartoesDasAdicoes.tsx';
import { colunasDasAdicoes } from './colunas-das-adicoes.tsx';
import { SugestoesAbertas } from './SugestoesAbertas.tsx';

interface AdicoesDaDaiProps {
  dai: DaiLida;
  conferencia: ConferenciaDaDai;
  conferida: DaiConferida;
  /** The number of the adição that a finding leads to. */
  campo: string | undefined;
  aoAbrirMemoria: (chave: string) => void;
}

/** Each adição with its matriz row and its ICMS, which follows the choice. */
export function AdicoesDaDai(props: AdicoesDaDaiProps) {
  const { dai, conferencia, conferida } = props;
  const { idDoCampo } = useFormularioAberto();
  const escolhas = useEscolhas(dai, conferencia);
  const { abertas, tipoSugerido, aceitarTodas } = escolhas;
  return (
    <Section
      titulo="Adições e tributação"
      nota={notaDas(conferencia, abertas.length, conferida.sujo)}
      acoes={
        dai.importador.id && (
          <ButtonTo
            size="small"
            variant="outlined"
            color="inherit"
            to="/configuracoes/matriz"
            search={{ importadorId: dai.importador.id }}
          >
            Matriz do importador
          </ButtonTo>
        )
      }
      semMargem
    >
      <div id={idDoCampo('adicoes')} tabIndex={-1}>
        {conferida.calculando && <LinearProgress aria-label="Recalculando" />}
        {conferida.falha && (
          <Alert severity="error" sx={{ mx: 2, mb: 1 }}>
            O cálculo não pôde ser refeito e é o de antes. {conferida.falha.message}
          </Alert>
        )}
        {dai.bloqueio === null && conferencia.opcoes.length === 0 && <SemMatriz dai={dai} />}
        {abertas.length > 0 && (
          <Box sx={{ mx: 2, mb: 1.5 }}>
            <SugestoesAbertas abertas={abertas} tipo={tipoSugerido} aoAceitar={aceitarTodas} />
          </Box>
        )}
        <AdicoesPorPagina {...props} escolhas={escolhas} />
      </div>
    </Section>
  );
}

/** The rows of the matriz that the open form has chosen, what is proposed, and how a choice is made. */
function useEscolhas(dai: DaiLida, conferencia: ConferenciaDaDai) {
  const { setValue } = useFormContext();
  const escolhas = useWatch({ name: 'adicoes' }) as Escolha[];
  const tipo = useWatch({ name: 'tipo' }) as string | null;
  const abertas = dai.bloqueio === null ? sugestoesAbertas(conferencia, escolhas) : [];
  const tipoSugerido = tipo ? null : (conferencia.tipoSugerido?.valor ?? null);
  const por = (campo: 'adicoes' | 'tipo', valor: unknown) =>
    setValue(campo, valor, { shouldDirty: true, shouldTouch: true });
  const aoAceitar = (sugestoes: readonly SugestaoComLinha[]) => por('adicoes', aceitar(escolhas, sugestoes));
  return {
    escolhas,
    abertas,
    tipoSugerido,
    aoEscolher: (numeros: readonly string[], opcao: OpcaoDaMatriz | null) =>
      por('adicoes', escolher(escolhas, numeros, opcao)),
    aoAceitar,
    aceitarTodas: () => {
      aoAceitar(abertas.filter(({ alerta }) => alerta === null));
      if (tipoSugerido !== null) por('tipo', tipoSugerido);
    },
  };
}

interface AdicoesPorPaginaProps extends AdicoesDaDaiProps {
  escolhas: ReturnType<typeof useEscolhas>;
}

function AdicoesPorPagina({ dai, conferencia, conferida, campo, aoAbrirMemoria, escolhas }: AdicoesPorPaginaProps) {
  const { idDoCampo } = useFormularioAberto();
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('md'));
  const { adicoes } = conferencia;
  const lugar = adicoes.findIndex(({ numero }) => numero === campo);
  const [pagina, setPagina] = useState(lugar < 0 ? 1 : Math.floor(lugar / POR_PAGINA) + 1);
  const daPagina = adicoes.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA);
  const abrirMemoria = conferida.sujo ? undefined : aoAbrirMemoria;
  const tributacao = (adicao: AdicaoConferida) => (
    <TributacaoDaAdicao
      id={idDoCampo(`adicoes.${adicao.numero}`)}
      dai={dai}
      adicao={adicao}
      conferencia={conferencia}
      escolhas={escolhas.escolhas}
      focada={adicao.numero === campo}
      aoEscolher={escolhas.aoEscolher}
      aoAceitar={escolhas.aoAceitar}
    />
  );
  return (
    <>
      {telefone ? (
        <CartoesDasAdicoes
          dai={dai}
          adicoes={daPagina}
          icms={conferencia.icms}
          tributacao={tributacao}
          aoAbrirMemoria={abrirMemoria}
        />
      ) : (
        <DataTable
          legenda="Adições e tributação"
          colunas={colunasDasAdicoes({ dai, conferencia, tributacao, aoAbrirMemoria: abrirMemoria })}
          linhas={daPagina}
          chave={({ numero }) => numero}
        />
      )}
      {adicoes.length > POR_PAGINA && (
        <ListPagination
          total={adicoes.length}
          pagina={pagina}
          tamanho={POR_PAGINA}
          aoMudar={(mudanca) => setPagina(mudanca.pagina)}
        />
      )}
    </>
  );
}

/** Shown if the importer has no matriz row in force on that day, so that nothing can be chosen. */
function SemMatriz({ dai: { id, importador } }: { dai: DaiLida }) {
  return (
    <Stack sx={{ px: 2, pb: 1.5 }}>
      <Alert
        severity="error"
        action={
          importador.id ? (
            <ButtonTo
              color="inherit"
              size="small"
              to="/configuracoes/matriz/novo"
              search={{ importadorId: importador.id, dai: id }}
            >
              Novo item da matriz
            </ButtonTo>
          ) : (
            <ButtonTo color="inherit" size="small" to="/configuracoes/associados/novo">
              Cadastrar o importador
            </ButtonTo>
          )
        }
      >
        {importador.id
          ? 'A matriz deste importador não tem linha em vigor na data da DI.'
          : 'O importador não está no cadastro, e por isso não tem matriz.'}
      </Alert>
    </Stack>
  );
}

function notaDas({ adicoes }: ConferenciaDaDai, sugeridas: number, sujo: boolean): string {
  const semMatriz = adicoes.filter(({ matriz }) => matriz === null).length;
  const quantas = `em R$ · ${semMatriz === 0 ? 'todas com matriz' : `${formatarInteiro(semMatriz)} sem matriz`}${
    sugeridas > 0 ? `, ${formatarInteiro(sugeridas)} com sugestão por aceitar` : ''
  }`;
  return sujo ? `${quantas} · valores do que está na tela, ainda não gravado` : quantas;
}

const POR_PAGINA = 25;
