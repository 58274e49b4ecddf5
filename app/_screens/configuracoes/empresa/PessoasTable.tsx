import { DataTable } from '#components/ui/page/DataTable.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import type { Usuario } from '#lib/contracts/accounts/usuario.ts';
import { AcoesDaPessoa, type AoMudarPessoa } from './AcoesDaPessoa.tsx';
import { contatoDaPessoa } from './contato-da-pessoa.ts';
import { SituacaoDaPessoa } from './SituacaoDaPessoa.tsx';

export function PessoasTable({ pessoas, ...aoMudar }: AoMudarPessoa & { pessoas: Usuario[] }) {
  return (
    <DataTable
      legenda="Pessoas da empresa"
      linhas={pessoas}
      chave={({ id }) => id}
      colunas={[
        {
          titulo: 'Pessoa',
          valor: (pessoa) => <TwoLines principal={pessoa.nome} secundaria={contatoDaPessoa(pessoa)} />,
        },
        { titulo: 'Situação', valor: (pessoa) => <SituacaoDaPessoa pessoa={pessoa} /> },
        { titulo: 'Ações', valor: (pessoa) => <AcoesDaPessoa pessoa={pessoa} {...aoMudar} /> },
      ]}
    />
  );
}
