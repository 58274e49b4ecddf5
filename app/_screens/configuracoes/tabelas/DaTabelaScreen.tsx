import { useParams } from '@tanstack/react-router';
import { RegistroAberto } from '#components/cadastro/RegistroAberto.tsx';
import { RegistroInexistente } from '#components/cadastro/RegistroInexistente.tsx';
import { TabelaFields } from './TabelaFields.tsx';
import { ehTabela, TELAS_DAS_TABELAS } from './tabela-cadastro.tsx';

export function DaTabelaScreen() {
  const { tabela, id } = useParams({ from: '/dentro/configuracoes/tabelas/$tabela/$id' });
  if (!ehTabela(tabela)) return <RegistroInexistente nome="Cadastro" lista={PRIMEIRA} />;
  return (
    <RegistroAberto cadastro={TELAS_DAS_TABELAS[tabela].cadastro} id={id}>
      <TabelaFields />
    </RegistroAberto>
  );
}

const PRIMEIRA = { to: '/configuracoes/tabelas/$tabela', params: { tabela: 'Pais' } } as const;
