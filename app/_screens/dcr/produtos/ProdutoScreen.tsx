import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { nomesNoHistorico } from '#components/cadastro/nomes-no-historico.ts';
import { RegistroAberto } from '#components/cadastro/RegistroAberto.tsx';
import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import { useRegistro } from '#lib/api/cadastro.ts';
import { PRODUTO } from '#lib/api/produto.ts';
import type { ProdutoLido } from '#lib/contracts/produto.ts';
import { EstruturasSection } from './EstruturasSection.tsx';
import { ProdutoFields } from './ProdutoFields.tsx';
import type { AbaProduto } from './produto-busca.ts';
import { CADASTRO_PRODUTO } from './produto-cadastro.tsx';

const ROTA = '/dentro/dcr/produtos/$id';

export function ProdutoScreen() {
  const { id } = useParams({ from: ROTA });
  const { aba, campo, antes, depois } = useSearch({ from: ROTA });
  const navegar = useNavigate({ from: '/dcr/produtos/$id' });
  const { data: produto, isLoading } = useRegistro(PRODUTO, id);
  return (
    <>
      {(produto || isLoading) && (
        <Tabs
          value={aba}
          onChange={(_, nova: AbaProduto) => navegar({ search: { aba: nova }, replace: true })}
          aria-label="Partes do produto"
          sx={{ mb: 2, borderBottom: 1, borderColor: 'divider', '@media print': { display: 'none' } }}
        >
          {ABAS.map(([valor, titulo]) => (
            <Tab key={valor} value={valor} label={titulo} id={`aba-${valor}`} aria-controls={`painel-${valor}`} />
          ))}
        </Tabs>
      )}
      {/* The form stays where it is while another part is looked at: what is typed in it is not to be lost. */}
      <div
        role="tabpanel"
        id="painel-produto"
        aria-labelledby="aba-produto"
        hidden={produto !== undefined && aba !== 'produto'}
      >
        <RegistroAberto cadastro={CADASTRO_PRODUTO} id={id} campo={campo} semHistorico>
          <ProdutoFields />
        </RegistroAberto>
      </div>
      {produto && aba === 'estrutura' && (
        <div role="tabpanel" id="painel-estrutura" aria-labelledby="aba-estrutura">
          <Cabecalho produto={produto} />
          <EstruturasSection
            produto={produto}
            comparadas={{ antes, depois }}
            aoComparar={(duas) => navegar({ search: { aba: 'estrutura', ...duas }, replace: true })}
          />
        </div>
      )}
      {produto && aba === 'historico' && (
        <div role="tabpanel" id="painel-historico" aria-labelledby="aba-historico">
          <Cabecalho produto={produto} />
          <HistoricoSection
            recurso="Produto"
            registroId={id}
            versao={produto.versao}
            nomes={nomesNoHistorico(CADASTRO_PRODUTO)}
          />
        </div>
      )}
    </>
  );
}

/** The same header above each tab. */
function Cabecalho({ produto }: { produto: ProdutoLido }) {
  const { titulo, descricao, sinais } = CADASTRO_PRODUTO;
  return (
    <PageHeader titulo={titulo(produto)} descricao={descricao(produto)}>
      {sinais?.(produto)}
    </PageHeader>
  );
}

const ABAS = [
  ['produto', 'Produto'],
  ['estrutura', 'Estrutura (BOM)'],
  ['historico', 'Histórico'],
] as const;
