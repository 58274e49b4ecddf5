import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AmbienteChip } from '#app/_screens/portal/catalogo/SituacaoDoPreparoChip.tsx';
import { NomeCurto } from '#components/comex/NomeCurto.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { formatarInstante } from '#lib/format/data.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import type { ListaDoCatalogo } from '#lib/portal/contracts/catalogo-de-produtos.ts';
import type { Ramo } from './ramo.ts';

type ListaComparada = Omit<ListaDoCatalogo, 'soLa' | 'itensSemProduto'> & { soLa: readonly object[] };

interface ComparacaoTabelaProps<Lista extends ListaComparada> {
  ramo: Ramo;
  legenda: string;
  listas: Lista[];
  /** What the cadastro has that is not prepared here yet. */
  faltam: Coluna<Lista>;
  /** Shows what the Portal alone has. */
  aoVer: (lista: Lista) => void;
}

/** The lists that the Portal answered, each with its instant and how far the comparison reaches. */
export function ComparacaoTabela<Lista extends ListaComparada>(props: ComparacaoTabelaProps<Lista>) {
  const { ramo, legenda, listas, faltam, aoVer } = props;
  const depois = (valor: (lista: Lista) => number) => (lista: Lista) =>
    lista.noPortal === null ? SEM_VALOR : valor(lista);
  const quantos = (n: number) => (n === 1 ? `o ${ramo.nome}` : `os ${n} ${ramo.plural}`);
  const colunas: Coluna<Lista>[] = [
    {
      titulo: 'Importador',
      valor: ({ importador, raiz }) => (
        <TwoLines principal={<NomeCurto nome={importador.nome} />} secundaria={`raiz ${raiz}`} />
      ),
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
    faltam,
  ];
  return (
    <Section titulo="Comparação com o Portal" nota="o que o Portal tinha no instante da lista">
      <DataTable legenda={legenda} colunas={colunas} linhas={listas} chave={({ id }) => id} />
    </Section>
  );
}

function Quando({ olhadaEm, frase, situacao, titular }: ListaComparada) {
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
