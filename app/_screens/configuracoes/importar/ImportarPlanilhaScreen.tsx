import { useParams } from '@tanstack/react-router';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { DcrNav } from '#components/comex/DcrNav.tsx';
import { ImportarPlanilha } from '#components/sheets/ImportarPlanilha.tsx';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import { recursoDePlanilha } from '#lib/contracts/platform/planilha.ts';
import type { TabelaSimples } from '#lib/domain/cadastros/tabelas.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';
import { ehDeCadastro, type NomeDeCadastro, RECURSOS_DE_PLANILHA } from '#lib/registros/planilha/recursos.ts';

/** The page that imports one resource from a sheet. */
export function ImportarPlanilhaScreen() {
  const { recurso } = useParams({ from: '/dentro/configuracoes/importar/$recurso' });
  const lido = recursoDePlanilha.safeParse(recurso);
  if (!lido.success || !ehDeCadastro(lido.data)) {
    return <EmptyState titulo="Não há importação de planilha para este cadastro">Confira o endereço.</EmptyState>;
  }
  const nome = lido.data;
  return (
    <>
      {DO_DCR.includes(nome) ? <DcrNav /> : <CadastrosNav />}
      <PageHeader titulo={`Importar ${noMeioDaFrase(RECURSOS_DE_PLANILHA[nome].titulo)}`} />
      <ImportarPlanilha
        key={nome}
        recurso={nome}
        linkDaLista={(planilhaId) => (
          <ButtonTo variant="contained" {...LISTAS[nome]} search={nome === 'SaldoInicial' ? {} : { planilhaId }}>
            Ver na lista
          </ButtonTo>
        )}
      />
    </>
  );
}

/** Resources whose lists are in the DCR section and not among the cadastros. */
const DO_DCR: readonly NomeDeCadastro[] = ['CompraNacional', 'Produto', 'SaldoInicial'];

const LISTAS = {
  CompraNacional: { to: '/dcr/compras-nacionais' },
  Fornecedor: { to: '/configuracoes/fornecedores' },
  Importador: { to: '/configuracoes/associados' },
  Item: { to: '/configuracoes/itens' },
  MatrizTributacao: { to: '/configuracoes/matriz' },
  Ncm: { to: '/configuracoes/ncm' },
  Parametro: { to: '/configuracoes/parametros' },
  Produto: { to: '/dcr/produtos' },
  Representante: { to: '/configuracoes/representante' },
  SaldoInicial: { to: '/dcr/saldo-insumos/inicial' },
  Pais: daTabela('Pais'),
  Urf: daTabela('Urf'),
  Recinto: daTabela('Recinto'),
  Unidade: daTabela('Unidade'),
  Incoterm: daTabela('Incoterm'),
  MoedaSiscomex: daTabela('MoedaSiscomex'),
} as const satisfies Record<NomeDeCadastro, object>;

function daTabela(tabela: TabelaSimples) {
  return { to: '/configuracoes/tabelas/$tabela', params: { tabela } } as const;
}
