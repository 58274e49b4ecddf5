import { useParams, useSearch } from '@tanstack/react-router';
import { nomesNoHistorico } from '#components/cadastro/nomes-no-historico.ts';
import { RegistroAberto } from '#components/cadastro/RegistroAberto.tsx';
import { type AbaDoRegistro, AbasDoRegistro } from '#components/registro/AbasDoRegistro.tsx';
import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { useRegistro } from '#lib/api/platform/cadastro.ts';
import { PRODUTO } from '#lib/api/produtos/produto.ts';
import { EstruturasSection } from './EstruturasSection.tsx';
import { ProdutoFields } from './ProdutoFields.tsx';
import type { AbaProduto } from './produto-busca.ts';
import { CADASTRO_PRODUTO } from './produto-cadastro.tsx';

const ROTA = '/dentro/dcr/produtos/$id';

export function ProdutoScreen() {
  const { id } = useParams({ from: ROTA });
  const { aba, campo, antes, depois } = useSearch({ from: ROTA });
  const navegar = useNavegarNaTela('/dcr/produtos/$id');
  const { data: produto } = useRegistro(PRODUTO, id);
  const outras = {
    estrutura: produto && (
      <EstruturasSection
        produto={produto}
        comparadas={{ antes, depois }}
        aoComparar={(duas) => navegar({ search: { aba: 'estrutura', ...duas }, replace: true })}
      />
    ),
    historico: produto && (
      <HistoricoSection
        recurso="Produto"
        registroId={id}
        versao={produto.versao}
        nomes={nomesNoHistorico(CADASTRO_PRODUTO)}
      />
    ),
  };
  return (
    <RegistroAberto
      cadastro={CADASTRO_PRODUTO}
      id={id}
      campo={campo}
      semHistorico
      partes={{
        abas: (
          <AbasDoRegistro
            rotulo="Partes do produto"
            abas={ABAS}
            aberta={aba}
            aoAbrir={(nova) => navegar({ search: { aba: nova }, replace: true })}
          />
        ),
        doFormulario: 'produto',
        outra: aba === 'produto' ? null : { aba, conteudo: outras[aba] },
      }}
    >
      <ProdutoFields />
    </RegistroAberto>
  );
}

const ABAS: readonly AbaDoRegistro<AbaProduto>[] = [
  { valor: 'produto', titulo: 'Produto' },
  { valor: 'estrutura', titulo: 'Estrutura (BOM)' },
  { valor: 'historico', titulo: 'Histórico' },
];
