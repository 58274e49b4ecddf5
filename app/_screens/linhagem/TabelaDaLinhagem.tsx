import Box from '@mui/material/Box';
import { DataTable } from '#components/ui/DataTable.tsx';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { Section } from '#components/ui/Section.tsx';
import { TwoLines } from '#components/ui/TwoLines.tsx';
import type { Linhagem, NoDaLinhagem } from '#lib/contracts/linhagem.ts';
import { NOME_NA_LINHAGEM, TIPOS_DA_LINHAGEM } from '#lib/domain/linhagem.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { CartoesDoNivel } from './CartoesDoNivel.tsx';
import { destinoDoNo, linhagemDo } from './destinos-da-linhagem.ts';
import { ligacoesPorNo } from './ligacoes-por-no.ts';
import { nomeDoNo, ondeEsta, quantoDoNo } from './no-por-extenso.ts';

interface TabelaDaLinhagemProps {
  linhagem: Linhagem;
  telefone: boolean;
}

/** The same as the graph, a table for each level from order to exit: of each thing where it comes from and where it goes, in words. */
export function TabelaDaLinhagem({ linhagem: { foco, nos, arestas }, telefone }: TabelaDaLinhagemProps) {
  const ligacoes = ligacoesPorNo(nos, arestas);
  const niveis = TIPOS_DA_LINHAGEM.map((tipo) => ({ tipo, seus: nos.filter((no) => no.tipo === tipo) }));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {niveis
        .filter(({ seus }) => seus.length > 0)
        .map(({ tipo, seus }) => {
          const titulo = NOME_NA_LINHAGEM[tipo].varios;
          return (
            <Section key={tipo} titulo={titulo} nota={formatarInteiro(quantos(seus))} semMargem>
              {telefone ? (
                <CartoesDoNivel titulo={titulo} nos={seus} foco={foco} ligacoes={ligacoes} />
              ) : (
                <DataTable
                  legenda={titulo}
                  linhas={seus}
                  chave={({ id }) => id}
                  marcada={({ id }) => id === foco}
                  colunas={[
                    {
                      titulo: NOME_NA_LINHAGEM[tipo].um,
                      valor: (no) => (
                        <TwoLines
                          principal={<LinkTo {...destinoDoNo(no)}>{no.titulo}</LinkTo>}
                          secundaria={[no.id === foco && 'em foco', no.detalhe].filter(Boolean).join(' · ')}
                        />
                      ),
                    },
                    { titulo: 'Situação', valor: ondeEsta },
                    { titulo: 'Vem de', valor: ({ id }) => <UmaPorLinha frases={ligacoes.get(id)?.vemDe} /> },
                    { titulo: 'Vai para', valor: ({ id }) => <UmaPorLinha frases={ligacoes.get(id)?.vaiPara} /> },
                    { titulo: 'Quantidade', numerica: true, valor: quantoDoNo },
                    {
                      titulo: 'Suspenso (R$)',
                      numerica: true,
                      valor: ({ valores: { suspenso } }) => suspenso && formatarDinheiro(suspenso.suspenso),
                    },
                    {
                      titulo: '',
                      valor: (no) =>
                        no.mais === 0 &&
                        no.id !== foco && (
                          <LinkTo
                            {...linhagemDo(no)}
                            search={true}
                            aria-label={`Ver a partir daqui: ${nomeDoNo(no)}`}
                            sx={{ whiteSpace: 'nowrap', displayPrint: 'none' }}
                          >
                            Ver a partir daqui
                          </LinkTo>
                        ),
                    },
                  ]}
                />
              )}
            </Section>
          );
        })}
    </Box>
  );
}

function UmaPorLinha({ frases = [] }: { frases: readonly string[] | undefined }) {
  return frases.map((frase) => <Box key={frase}>{frase}</Box>);
}

const quantos = (nos: readonly NoDaLinhagem[]) => nos.reduce((soma, { mais }) => soma + (mais > 0 ? mais : 1), 0);
