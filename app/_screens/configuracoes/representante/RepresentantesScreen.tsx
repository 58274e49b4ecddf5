import Icone from '@mui/icons-material/GavelOutlined';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ImportarPlanilhaLink } from '#components/planilha/ImportarPlanilhaLink.tsx';
import { ExclusaoDosEscolhidos } from '#components/registro/ExclusaoDosEscolhidos.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { useGravarRepresentante } from '#lib/api/representante.ts';
import { ConsequenciaDaExclusao } from './ConsequenciaDaExclusao.tsx';
import { REPRESENTANTES_LISTA } from './representantes-lista.tsx';

export function RepresentantesScreen() {
  const lista = useLista(REPRESENTANTES_LISTA);
  const { excluir, restaurar } = useGravarRepresentante();
  const novo = (
    <ButtonTo to="/configuracoes/representante/novo" variant="contained">
      Novo representante
    </ButtonTo>
  );
  return (
    <>
      <CadastrosNav />
      <Lista
        lista={lista}
        acoes={
          <>
            <ImportarPlanilhaLink recurso="Representante" />
            {novo}
          </>
        }
        acoesDaSelecao={(escolhida, limpar) =>
          escolhida.tipo === 'linhas' && (
            <ExclusaoDosEscolhidos
              escolhidos={escolhida.linhas}
              excluidos={lista.filtros.excluidos === 'true'}
              palavras={['representante', 'representantes']}
              excluir={excluir}
              restaurar={restaurar}
              aoTerminar={limpar}
            >
              <ConsequenciaDaExclusao />
            </ExclusaoDosEscolhidos>
          )
        }
        vazia={
          <EmptyState titulo="Nenhum representante legal ainda" icone={<Icone />} acoes={novo}>
            Sócios, procuradores, despachantes e ajudantes que atuam pelos importadores perante a Receita, a Suframa e a
            Sefaz, com a validade da procuração e do certificado de cada um.
          </EmptyState>
        }
      />
    </>
  );
}
