import Box from '@mui/material/Box';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import type { ArestaDaLinhagem, NoDaLinhagem } from '#lib/contracts/views/linhagem.ts';
import { NOME_NA_LINHAGEM } from '#lib/domain/zfm/linhagem.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { destinoDoNo } from './destinos-da-linhagem.ts';
import { nomeDoNo, quantoDaAresta } from './no-por-extenso.ts';

interface LigacoesDoNoProps {
  id: string;
  nos: readonly NoDaLinhagem[];
  arestas: readonly ArestaDaLinhagem[];
}

/** The links of one node as a table: the other node, the kind of link and the quantity. */
export function LigacoesDoNo({ id, nos, arestas }: LigacoesDoNoProps) {
  const porId = new Map(nos.map((no) => [no.id, no]));
  const noAtual = porId.get(id);
  if (!noAtual) return null;
  const linhas = arestas.flatMap((aresta) => {
    const outro = porId.get(aresta.de === id ? aresta.para : aresta.para === id ? aresta.de : '');
    return outro ? [{ aresta, outro, sentido: aresta.de === id ? 'Vai para' : 'Vem de' }] : [];
  });
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <DataTable
        legenda={`Ligações de ${nomeDoNo(noAtual)}`}
        linhas={linhas}
        chave={({ aresta }) => `${aresta.de} ${aresta.para} ${aresta.tipo}`}
        colunas={[
          { titulo: `Ligações de ${nomeDoNo(noAtual)}`, valor: ({ sentido }) => sentido },
          { titulo: 'O quê', valor: ({ outro }) => NOME_NA_LINHAGEM[outro.tipo].um },
          { titulo: 'Qual', valor: ({ outro }) => <LinkTo {...destinoDoNo(outro)}>{outro.titulo}</LinkTo> },
          { titulo: 'Ligação', valor: ({ aresta }) => aresta.rotulo },
          {
            titulo: 'Quantidade',
            numerica: true,
            valor: ({ aresta }) => quantoDaAresta(aresta, porId.get(aresta.de)) ?? SEM_VALOR,
          },
        ]}
      />
    </Box>
  );
}
