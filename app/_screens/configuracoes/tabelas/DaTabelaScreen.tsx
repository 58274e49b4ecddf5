import { useParams, useSearch } from '@tanstack/react-router';
import { CamposEmSecoes, type SecoesDeCampos } from '#components/cadastro/CamposEmSecoes.tsx';
import { NovoRegistro } from '#components/cadastro/NovoRegistro.tsx';
import { RegistroAberto } from '#components/cadastro/RegistroAberto.tsx';
import { RegistroInexistente } from '#components/cadastro/RegistroInexistente.tsx';
import type { LinhaDeTabelaNova } from '#lib/registros/tabela.ts';
import { ehTabela, TELAS_DAS_TABELAS } from './tabela-cadastro.tsx';

const SECOES: SecoesDeCampos<LinhaDeTabelaNova> = [
  { titulo: 'Registro', campos: ['codigo', 'sigla', { largo: 'nome' }, { largo: 'fonte' }, { largo: 'situacao' }] },
];
const CAMPOS = <CamposEmSecoes secoes={SECOES} />;

export function DaTabelaScreen() {
  const { tabela, id } = useParams({ from: '/dentro/configuracoes/tabelas/$tabela/$id' });
  if (!ehTabela(tabela)) return <RegistroInexistente nome="Cadastro" lista={PRIMEIRA} />;
  return (
    <RegistroAberto cadastro={TELAS_DAS_TABELAS[tabela].cadastro} id={id}>
      {CAMPOS}
    </RegistroAberto>
  );
}

const ROTA_DO_NOVO = '/dentro/configuracoes/tabelas/$tabela/novo';

export function NovoDaTabelaScreen() {
  const { tabela } = useParams({ from: ROTA_DO_NOVO });
  const { de } = useSearch({ from: ROTA_DO_NOVO });
  if (!ehTabela(tabela)) return <RegistroInexistente nome="Cadastro" lista={PRIMEIRA} />;
  return (
    <NovoRegistro cadastro={TELAS_DAS_TABELAS[tabela].cadastro} de={de}>
      {CAMPOS}
    </NovoRegistro>
  );
}

const PRIMEIRA = { to: '/configuracoes/tabelas/$tabela', params: { tabela: 'Pais' } } as const;
