import Box from '@mui/material/Box';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { Linhagem, NoDaLinhagem } from '#lib/contracts/views/linhagem.ts';
import { NOME_NA_LINHAGEM, TIPOS_DA_LINHAGEM } from '#lib/domain/zfm/linhagem.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { CartoesDoNivel } from './CartoesDoNivel.tsx';
import { colunasDoNivel } from './colunas-do-nivel.tsx';
import { ligacoesPorNo } from './ligacoes-por-no.ts';

interface TabelaDaLinhagemProps {
  linhagem: Linhagem;
  telefone: boolean;
}

/** The graph as tables, one per level from order to exit. Each row says in words where the node comes from and where it goes. */
export function TabelaDaLinhagem({ linhagem: { foco, nos, arestas }, telefone }: TabelaDaLinhagemProps) {
  const ligacoes = ligacoesPorNo(nos, arestas);
  const niveis = TIPOS_DA_LINHAGEM.map((tipo) => ({ tipo, seus: nos.filter((no) => no.tipo === tipo) }));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {niveis
        .filter(({ seus: nosDoTipo }) => nosDoTipo.length > 0)
        .map(({ tipo, seus: nosDoTipo }) => {
          const titulo = NOME_NA_LINHAGEM[tipo].varios;
          return (
            <Section key={tipo} titulo={titulo} nota={formatarInteiro(quantos(nosDoTipo))} semMargem>
              {telefone ? (
                <CartoesDoNivel titulo={titulo} nos={nosDoTipo} foco={foco} ligacoes={ligacoes} />
              ) : (
                <DataTable
                  legenda={titulo}
                  linhas={nosDoTipo}
                  chave={({ id }) => id}
                  marcada={({ id }) => id === foco}
                  colunas={colunasDoNivel({ tipo, nos: nosDoTipo, foco, ligacoes })}
                />
              )}
            </Section>
          );
        })}
    </Box>
  );
}

const quantos = (nos: readonly NoDaLinhagem[]) => nos.reduce((soma, { mais }) => soma + (mais > 0 ? mais : 1), 0);
