import { useParams, useSearch } from '@tanstack/react-router';
import { NovoRegistro } from '#components/cadastro/NovoRegistro.tsx';
import { RegistroInexistente } from '#components/cadastro/RegistroInexistente.tsx';
import { TabelaFields } from './TabelaFields.tsx';
import { ehTabela, TELAS_DAS_TABELAS } from './tabela-cadastro.tsx';

const ROTA = '/dentro/configuracoes/tabelas/$tabela/novo';

export function NovoDaTabelaScreen() {
  const { tabela } = useParams({ from: ROTA });
  const { de } = useSearch({ from: ROTA });
  if (!ehTabela(tabela)) return <RegistroInexistente nome="Cadastro" lista={PRIMEIRA} />;
  return (
    <NovoRegistro cadastro={TELAS_DAS_TABELAS[tabela].cadastro} de={de}>
      <TabelaFields />
    </NovoRegistro>
  );
}

const PRIMEIRA = { to: '/configuracoes/tabelas/$tabela', params: { tabela: 'Pais' } } as const;
