import Icone from '@mui/icons-material/TableRowsOutlined';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNavigate, useParams } from '@tanstack/react-router';
import { RegistroInexistente } from '#components/cadastro/RegistroInexistente.tsx';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { DeOndeVem } from '#components/comex/DeOndeVem.tsx';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ImportarPlanilhaLink } from '#components/sheets/ImportarPlanilhaLink.tsx';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { TABELAS, type TabelaSimples } from '#lib/domain/cadastros/tabelas.ts';
import { ehTabela, TELAS_DAS_TABELAS } from './tabela-cadastro.tsx';

export function TabelaScreen() {
  const { tabela } = useParams({ from: '/dentro/configuracoes/tabelas/$tabela' });
  if (!ehTabela(tabela)) return <RegistroInexistente nome="Cadastro" lista={PRIMEIRA} />;
  return <UmaTabela key={tabela} tabela={tabela} />;
}

function UmaTabela({ tabela }: { tabela: TabelaSimples }) {
  const { cadastro, lista: definicao } = TELAS_DAS_TABELAS[tabela];
  const lista = useLista(definicao);
  const navegar = useNavigate();
  const novo = (
    <ButtonTo variant="contained" {...cadastro.rotas.novo()}>
      Novo registro
    </ButtonTo>
  );
  return (
    <>
      <CadastrosNav />
      <TextField
        select
        size="small"
        label="Tabela"
        value={tabela}
        onChange={({ target }) => navegar({ to: '/configuracoes/tabelas/$tabela', params: { tabela: target.value } })}
        sx={{ mb: 1.5, maxWidth: 420 }}
      >
        {Object.entries(TABELAS).map(([nome, { titulo }]) => (
          <MenuItem key={nome} value={nome}>
            {titulo}
          </MenuItem>
        ))}
      </TextField>
      <DeOndeVem tabela={tabela} />
      <Lista
        lista={lista}
        acoes={
          <>
            <ImportarPlanilhaLink recurso={tabela} />
            {novo}
          </>
        }
        vazia={
          <EmptyState titulo="Nenhum registro nesta tabela" icone={<Icone />} acoes={novo}>
            O Cais traz os que conhece com certeza ou a confirmar; a empresa completa com os seus.
          </EmptyState>
        }
      />
    </>
  );
}

const PRIMEIRA = { to: '/configuracoes/tabelas/$tabela', params: { tabela: 'Pais' } } as const;
