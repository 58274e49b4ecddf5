import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NomesInteiros } from '#components/ui/page/nomes-inteiros.ts';
import { type ColunaDeLista, valorDaCelula } from '#lib/domain/telas/coluna-de-lista.ts';
import { camposAVista } from './apresentacao.ts';
import type { DefinicaoDaLista, LinhaDeLista } from './definicao-da-lista.ts';
import { ConteudoDaCelula } from './grid/ConteudoDaCelula.tsx';
import { contagem, totalPorExtenso } from './grid/TotaisDaGrade.tsx';
import { textoDaCelula } from './grid/texto-da-celula.ts';
import type { ListaAberta } from './use-lista.ts';
import type { SelecaoDaLista } from './use-selecao.ts';

interface ListaCardsProps<Linha extends LinhaDeLista> {
  lista: ListaAberta<Linha>;
  selecao: SelecaoDaLista<Linha>;
  /** Selection mode: a touch anywhere on a card selects it instead of opening the record. */
  escolhendo: boolean;
}

/** The list on a phone: a card per row with the chosen lines, and the totals below. */
export function ListaCards<Linha extends LinhaDeLista>({ lista, selecao, escolhendo }: ListaCardsProps<Linha>) {
  const { definicao, linhas, carregando, total, apresentacao } = lista;
  if (carregando && total === undefined) return <CartoesPorVir />;
  const colunas = camposAVista(apresentacao.atual, true).flatMap((campo) =>
    definicao.colunas.filter((coluna) => coluna.campo === campo),
  );
  return (
    <NomesInteiros value>
      <Stack component="ul" aria-label={definicao.titulo} sx={list}>
        {linhas.map((linha, i) => (
          <Card component="li" key={linha.id} sx={card}>
            {escolhendo && (
              <Escolha
                nome={colunas[0] ? textoDaCelula(colunas[0], linha) : ''}
                // When selection mode starts, the first checkbox takes the focus.
                focada={i === 0}
                escolhida={selecao.ids.has(linha.id)}
                aoEscolher={(sim) =>
                  selecao.escolher(sim ? [...selecao.ids, linha.id] : [...selecao.ids].filter((id) => id !== linha.id))
                }
              />
            )}
            <Linhas definicao={definicao} colunas={colunas} linha={linha} />
          </Card>
        ))}
      </Stack>
      <Somas lista={lista} colunas={colunas} />
    </NomesInteiros>
  );
}

interface EscolhaProps {
  nome: string;
  focada: boolean;
  escolhida: boolean;
  aoEscolher: (sim: boolean) => void;
}

function Escolha({ nome, focada, escolhida, aoEscolher }: EscolhaProps) {
  return (
    <Checkbox
      checked={escolhida}
      autoFocus={focada}
      onChange={(_, sim) => aoEscolher(sim)}
      disableRipple
      slotProps={{ input: { 'aria-label': `Selecionar ${nome}` } }}
      sx={escolha}
    />
  );
}

interface LinhasProps<Linha extends LinhaDeLista> {
  definicao: DefinicaoDaLista<Linha>;
  /** The column that names the row, then the columns of its lines. */
  colunas: readonly ColunaDeLista<Linha>[];
  linha: Linha;
}

/** Lines of a card. The link in its title covers the whole card. */
function Linhas<Linha extends LinhaDeLista>({ definicao, colunas: [principal, ...outras], linha }: LinhasProps<Linha>) {
  return (
    <Stack sx={{ p: 1.5, gap: 0.75, flex: 1, minWidth: 0 }}>
      {principal && (
        <Box sx={cabeca}>
          <ConteudoDaCelula definicao={definicao} coluna={principal} linha={linha} primeira />
        </Box>
      )}
      {outras.length > 0 && (
        <Box component="dl" sx={pares}>
          {outras.map((coluna) => (
            <Box key={coluna.campo} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', lineHeight: '20px' }}>
                {tituloNoCartao(coluna)}
              </Typography>
              <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                {emReais(coluna) && valorDaCelula(coluna, linha) !== null && 'R$ '}
                <ConteudoDaCelula definicao={definicao} coluna={coluna} linha={linha} primeira={false} />
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Stack>
  );
}

/** Title of a line in a card. A column states its currency in the title; in a card, the amount itself states it. */
function tituloNoCartao<Linha>(coluna: ColunaDeLista<Linha>): string {
  return emReais(coluna) ? coluna.titulo.slice(0, -EM_REAIS.length) : coluna.titulo;
}

function emReais<Linha>({ tipo, titulo }: ColunaDeLista<Linha>): boolean {
  return tipo === 'dinheiro' && titulo.endsWith(EM_REAIS);
}

const EM_REAIS = ' (R$)';

function Somas<Linha extends LinhaDeLista>({
  lista: { definicao, totais, total = 0 },
  colunas,
}: {
  lista: ListaAberta<Linha>;
  colunas: readonly ColunaDeLista<Linha>[];
}) {
  if (!totais || total === 0) return null;
  return (
    <Stack sx={{ px: 1.5, py: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>Total de {contagem(total, definicao)}</Typography>
      {colunas
        .filter(({ campo }) => totais[campo] !== undefined)
        .map(({ campo, titulo }) => (
          <Typography key={campo}>
            {titulo}: {totalPorExtenso(campo, totais, total)}
          </Typography>
        ))}
    </Stack>
  );
}

function CartoesPorVir() {
  return (
    <Stack aria-hidden sx={list}>
      {[1, 2, 3, 4].map((lugar) => (
        <Skeleton key={lugar} variant="rounded" height={112} />
      ))}
    </Stack>
  );
}

const list = { gap: 1, m: 0, p: 0, listStyle: 'none' };
const card = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  '&:has(input:focus-visible), &:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main' },
};
/** The visible checkbox stands at the side, but its input covers the whole card. */
const escolha = {
  position: 'static',
  mt: 0.75,
  ml: 0.5,
  '& input': { inset: 0, width: 1, height: 1, zIndex: 1 },
};
/** Over what covers the card. */
const acimaDoCartao = { '& button': { position: 'relative', zIndex: 1 } };
const cabeca = {
  minWidth: 0,
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  ...acimaDoCartao,
};
const pares = {
  ...acimaDoCartao,
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(80px, max-content) minmax(0, 1fr)',
  columnGap: 1.5,
  rowGap: 0.5,
  alignItems: 'baseline',
};
