import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataTable } from '#components/ui/DataTable.tsx';
import { StatusChip, type Tom } from '#components/ui/StatusChip.tsx';
import { TwoLines } from '#components/ui/TwoLines.tsx';
import type { SituacaoUsuario, Usuario } from '#lib/contracts/usuario.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { formatarTelefone } from '#lib/format/identificadores.ts';

interface PessoasTableProps {
  pessoas: Usuario[];
  /** Who is looking: nobody deactivates themselves. */
  quem: string | null;
  aoConvidarDeNovo: (pessoa: Usuario) => void;
  aoDesativar: (pessoa: Usuario) => void;
  aoReativar: (pessoa: Usuario) => void;
}

export function PessoasTable({ pessoas, quem, aoConvidarDeNovo, aoDesativar, aoReativar }: PessoasTableProps) {
  return (
    <DataTable
      legenda="Pessoas da empresa"
      linhas={pessoas}
      chave={({ id }) => id}
      colunas={[
        {
          titulo: 'Pessoa',
          valor: ({ nome, email, telefone }) => (
            <TwoLines principal={nome} secundaria={telefone ? `${email} · ${formatarTelefone(telefone)}` : email} />
          ),
        },
        { titulo: 'Situação', valor: (pessoa) => <Situacao pessoa={pessoa} /> },
        {
          titulo: 'Ações',
          valor: (pessoa) => {
            const { id, situacao } = pessoa;
            if (id === quem) return <Typography sx={{ color: 'text.secondary' }}>Você</Typography>;
            if (situacao === 'DESATIVADO') return <Acao nome="Reativar" pessoa={pessoa} aoFazer={aoReativar} />;
            return (
              <Stack direction="row" sx={{ gap: 0.5 }}>
                {situacao === 'CONVIDADO' && <Acao nome="Novo link" pessoa={pessoa} aoFazer={aoConvidarDeNovo} />}
                <Acao nome="Desativar" pessoa={pessoa} aoFazer={aoDesativar} />
              </Stack>
            );
          },
        },
      ]}
    />
  );
}

function Situacao({ pessoa: { situacao, conviteAte } }: { pessoa: Usuario }) {
  const [tom, nome] = SITUACOES[situacao];
  if (situacao !== 'CONVIDADO') return <StatusChip tom={tom}>{nome}</StatusChip>;
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <StatusChip tom={tom}>{nome}</StatusChip>
      <Typography variant="caption" noWrap sx={{ color: 'text.secondary' }}>
        {conviteAte ? `link até ${formatarInstante(conviteAte)}` : 'o link não vale mais'}
      </Typography>
    </Stack>
  );
}

const SITUACOES: Record<SituacaoUsuario, [Tom, string]> = {
  ATIVO: ['success', 'Ativa'],
  CONVIDADO: ['info', 'Convidada'],
  DESATIVADO: ['neutral', 'Desativada'],
};

interface AcaoProps {
  nome: string;
  pessoa: Usuario;
  aoFazer: (pessoa: Usuario) => void;
}

function Acao({ nome, pessoa, aoFazer }: AcaoProps) {
  return (
    <Button size="small" color="inherit" aria-label={`${nome}: ${pessoa.nome}`} onClick={() => aoFazer(pessoa)}>
      {nome}
    </Button>
  );
}
