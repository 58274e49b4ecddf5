import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { usePerguntarAoPortal, usePerguntasAoPortal, useRespostaDoPortal } from '#lib/portal/api/portal-perguntas.ts';
import type { PerguntaNoPortal, PerguntasNovas } from '#lib/portal/contracts/portal-perguntas.ts';
import type { CredencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { lerRelacaoDeTabelas, type TabelaDaRelacao } from '#lib/siscomex/declaracao/tabela-aduaneira.ts';
import { SecaoDaCredencial } from './SecaoDaCredencial.tsx';
import { SituacaoDoPedido } from './SituacaoDoPedido.tsx';
import { TabelaDialog } from './TabelaDialog.tsx';
import { useCredencialEscolhida } from './use-credencial-escolhida.ts';

interface TabelasAduaneirasProps {
  /** The credentials that no person has ended. */
  credenciais: readonly CredencialDoPortal[];
}

/** The customs tables of the Portal: the list of them, and those that were fetched. */
export function TabelasAduaneiras({ credenciais }: TabelasAduaneirasProps) {
  const [credencial, setEscolhida] = useCredencialEscolhida(credenciais);
  const ambiente = credencial?.ambiente ?? null;
  const [aberta, setAberta] = useState<PerguntaNoPortal | null>(null);
  const relacao = usePerguntasAoPortal('RELACAO', ambiente);
  const pedidas = usePerguntasAoPortal('TABELA', ambiente);
  const daRelacao = relacao.data?.[0] ?? null;
  const { data: partes, error: semRelacao, mutate: lerDeNovo } = useRespostaDoPortal(daRelacao);
  const perguntar = usePerguntarAoPortal();
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const [nenhuma, setNenhuma] = useState(false);
  const erro = (!relacao.data && relacao.error) || (!pedidas.data && pedidas.error) || semRelacao;
  const tentar = () => Promise.all([relacao.mutate(), pedidas.mutate(), lerDeNovo()]);
  if (erro) return <ErrorState erro={erro} tentarDeNovo={tentar} />;
  if (!credencial || !relacao.data || !pedidas.data) return null;
  const linhas = linhasDas(partes?.[0] ? lerRelacaoDeTabelas(partes[0]) : [], pedidas.data);
  const pedir = (pergunta: PerguntasNovas['perguntas'][number]) =>
    void fazer(async () => setNenhuma((await perguntar(credencial, [pergunta])) === 0));
  return (
    <SecaoDaCredencial
      titulo="Tabelas aduaneiras"
      explicacao="As tabelas do Portal Único, com as colunas e as linhas como ele as dá. Busque primeiro a relação; depois, as que interessam. O Cais não muda as suas tabelas com elas."
      credenciais={credenciais}
      escolhida={credencial}
      aoEscolher={setEscolhida}
      atos={
        <Button variant="outlined" color="inherit" loading={ocupado} onClick={() => pedir({ tipo: 'RELACAO' })}>
          Buscar a relação
        </Button>
      }
    >
      <Box>
        <SituacaoDoPedido pedido={daRelacao} />
      </Box>
      {falha && <Alert severity="error">{falha}</Alert>}
      {nenhuma && <Alert severity="info">Nada a pedir: já está na fila, ou o Portal Único a respondeu hoje.</Alert>}
      {linhas.length > 0 && (
        <DataTable
          legenda="Tabelas aduaneiras do Portal Único"
          colunas={colunas({ aoVer: setAberta, aoBuscar: (nome) => pedir({ tipo: 'TABELA', nome }), ocupado })}
          linhas={linhas}
          chave={({ nome }) => nome}
          alturaMaxima={480}
        />
      )}
      {aberta && <TabelaDialog pedida={aberta} aoFechar={() => setAberta(null)} />}
    </SecaoDaCredencial>
  );
}

interface LinhaDaRelacao extends TabelaDaRelacao {
  pedida: PerguntaNoPortal | null;
}

/** The tables of the list, and those that were asked for before it changed. */
function linhasDas(tabelas: readonly TabelaDaRelacao[], pedidas: readonly PerguntaNoPortal[]): LinhaDaRelacao[] {
  const porNome = new Map(
    pedidas.map((pergunta) => [pergunta.pergunta.tipo === 'TABELA' ? pergunta.pergunta.nome : '', pergunta]),
  );
  const nomes = new Set(tabelas.map(({ nome }) => nome));
  const outras = [...porNome.keys()].filter((nome) => !nomes.has(nome));
  return [...tabelas, ...outras.map((nome) => ({ nome, rotulo: null, descricao: null }))].map((tabela) => ({
    ...tabela,
    pedida: porNome.get(tabela.nome) ?? null,
  }));
}

interface AoAgir {
  aoVer: (pedida: PerguntaNoPortal) => void;
  aoBuscar: (nome: string) => void;
  ocupado: boolean;
}

function colunas({ aoVer, aoBuscar, ocupado }: AoAgir): Coluna<LinhaDaRelacao>[] {
  return [
    {
      titulo: 'Tabela',
      valor: ({ nome, rotulo, descricao }) => (
        <TwoLines principal={rotulo ?? nome} secundaria={[nome, descricao].filter(Boolean).join(' · ')} />
      ),
    },
    {
      titulo: 'No Portal',
      valor: ({ nome, pedida }) => (
        <>
          <SituacaoDoPedido pedido={pedida} />
          <Button
            size="small"
            color="inherit"
            disabled={ocupado || pedida?.situacao === 'NA_FILA'}
            aria-label={`Buscar a tabela ${nome}`}
            onClick={() => aoBuscar(nome)}
          >
            Buscar
          </Button>
          {pedida && pedida.partes.length > 0 && (
            <Button size="small" color="inherit" aria-label={`Ver a tabela ${nome}`} onClick={() => aoVer(pedida)}>
              Ver
            </Button>
          )}
        </>
      ),
    },
  ];
}
