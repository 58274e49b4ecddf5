import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AmbienteChip } from '#components/comex/SituacaoDoProdutoChip.tsx';
import { type Coluna, DataTable } from '#components/ui/DataTable.tsx';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { lazyPart } from '#components/ui/lazy-part.tsx';
import { Section } from '#components/ui/Section.tsx';
import { TwoLines } from '#components/ui/TwoLines.tsx';
import { useListasDoCatalogo } from '#lib/api/catalogo-de-produtos.ts';
import type { ListaDoCatalogo } from '#lib/contracts/catalogo-de-produtos.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';

/** The lists that the Portal answered, each with its instant and how far the comparison reaches. */
export function ComparacaoSection() {
  const { data: listas, error, mutate } = useListasDoCatalogo();
  const [aberta, setAberta] = useState<ListaDoCatalogo | null>(null);
  if (error && !listas) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!listas || listas.length === 0) return null;
  return (
    <Section titulo="Comparação com o Portal" nota="o que o Portal tinha no instante da lista">
      <DataTable
        legenda="Comparação do Catálogo com o Portal, por importador e ambiente"
        colunas={colunas(setAberta)}
        linhas={listas}
        chave={({ id }) => id}
      />
      {aberta && <SoNoPortalDialog lista={aberta} aoFechar={() => setAberta(null)} />}
    </Section>
  );
}

function colunas(aoVer: (lista: ListaDoCatalogo) => void): Coluna<ListaDoCatalogo>[] {
  const depois = (valor: (lista: ListaDoCatalogo) => number) => (lista: ListaDoCatalogo) =>
    lista.noPortal === null ? SEM_VALOR : valor(lista);
  return [
    {
      titulo: 'Importador',
      valor: ({ importador, raiz }) => <TwoLines principal={importador.nome} secundaria={`raiz ${raiz}`} />,
    },
    { titulo: 'Ambiente', valor: ({ ambiente }) => <AmbienteChip ambiente={ambiente} /> },
    { titulo: 'Lista do Portal', valor: (lista) => <Quando {...lista} /> },
    { titulo: 'No Portal', numerica: true, valor: ({ noPortal }) => noPortal ?? SEM_VALOR },
    { titulo: 'Iguais', numerica: true, valor: depois(({ aqui }) => aqui.iguais) },
    { titulo: 'Diferem', numerica: true, valor: depois(({ aqui }) => aqui.diferem) },
    { titulo: 'Faltam lá', numerica: true, valor: depois(({ aqui }) => aqui.faltamLa) },
    { titulo: 'Não comparados', numerica: true, valor: ({ aqui }) => aqui.naoComparados },
    {
      titulo: 'Só no Portal',
      numerica: true,
      valor: (lista) =>
        lista.noPortal === null ? (
          SEM_VALOR
        ) : lista.soLa.length === 0 ? (
          0
        ) : (
          <Button
            size="small"
            color="inherit"
            aria-label={`Ver ${quantos(lista.soLa.length)} só do Portal de ${lista.importador.nome}`}
            onClick={() => aoVer(lista)}
          >
            {lista.soLa.length}
          </Button>
        ),
    },
    { titulo: 'Itens sem produto', numerica: true, valor: ({ itensSemProduto }) => itensSemProduto },
  ];
}

const quantos = (n: number) => (n === 1 ? 'o produto' : `os ${n} produtos`);

function Quando({ olhadaEm, frase, situacao, titular }: ListaDoCatalogo) {
  const espera = situacao === 'NA_FILA' ? (frase ?? 'O Cais está perguntando ao Portal.') : frase;
  return (
    <Stack sx={{ gap: 0.25 }}>
      <span>{olhadaEm ? `${formatarInstante(olhadaEm)}, por ${titular}` : SEM_VALOR}</span>
      {espera && (
        <Typography variant="body2" sx={{ color: situacao === 'RECUSADA' ? 'error.main' : 'text.secondary' }}>
          {espera}
        </Typography>
      )}
    </Stack>
  );
}

const SoNoPortalDialog = lazyPart(() => import('./SoNoPortalDialog.tsx').then((part) => part.SoNoPortalDialog));
