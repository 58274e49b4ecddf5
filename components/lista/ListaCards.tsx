import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import type { DefinicaoDaLista, LinhaDeLista } from './definicao-da-lista.ts';
import { textoDaCelula } from './texto-da-celula.ts';
import { contagem, somaPorExtenso } from './totais-do-grid.tsx';
import type { ListaAberta } from './use-lista.ts';

/** The list on a phone: a card a row, with the few facts that matter, and the sums below. */
export function ListaCards<Linha extends LinhaDeLista>({ lista }: { lista: ListaAberta<Linha> }) {
  const { definicao, linhas, carregando, total } = lista;
  const { cartao, destino, titulo } = definicao;
  if (carregando && total === undefined) return <CartoesPorVir />;
  return (
    <>
      <Stack component="ul" aria-label={titulo} sx={list}>
        {linhas.map((linha) => (
          <Card component="li" key={linha.id}>
            <CartaoLink {...destino(linha)}>
              {cartao ? cartao(linha) : <CartaoDeColunas definicao={definicao} linha={linha} />}
            </CartaoLink>
          </Card>
        ))}
      </Stack>
      <Somas lista={lista} />
    </>
  );
}

const CartaoLink = createLink(CardActionArea);

function CartaoDeColunas<Linha extends LinhaDeLista>({
  definicao: { colunas },
  linha,
}: {
  definicao: DefinicaoDaLista<Linha>;
  linha: Linha;
}) {
  const [principal, ...outras] = colunas;
  return (
    <Stack sx={{ p: 1.5, gap: 0.5 }}>
      {principal && (
        <Typography sx={{ fontWeight: 600, color: 'primary.main' }}>{textoDaCelula(principal, linha)}</Typography>
      )}
      {outras
        .filter(({ noCartao }) => noCartao)
        .map((coluna) => (
          <Typography key={coluna.campo} noWrap>
            {coluna.titulo}: {textoDaCelula(coluna, linha)}
          </Typography>
        ))}
    </Stack>
  );
}

function Somas<Linha extends LinhaDeLista>({
  lista: { definicao, totais, total = 0, apresentacao },
}: {
  lista: ListaAberta<Linha>;
}) {
  if (!totais || total === 0) return null;
  const visiveis = apresentacao.atual.colunas.filter(({ visivel }) => visivel).map(({ campo }) => campo);
  return (
    <Stack sx={{ px: 1.5, py: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>Total de {contagem(total, definicao)}</Typography>
      {definicao.colunas
        .filter(({ campo }) => visiveis.includes(campo) && totais[campo] !== undefined)
        .map(({ campo, titulo }) => (
          <Typography key={campo}>
            {titulo}: {somaPorExtenso(totais[campo] ?? '')}
          </Typography>
        ))}
    </Stack>
  );
}

function CartoesPorVir() {
  return (
    <Stack aria-hidden sx={list}>
      {[1, 2, 3, 4].map((um) => (
        <Skeleton key={um} variant="rounded" height={112} />
      ))}
    </Stack>
  );
}

const list = { gap: 1, m: 0, p: 0, listStyle: 'none' };
