import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { GrupoLido, MercadoriaLida, MercadoriasLidas } from '#lib/contracts/processo/mercadorias.ts';
import { TRIBUTOS_DI, type TributoDi } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { coberturaInteira, coberturaPorExtenso } from '#lib/domain/cobertura/cobertura.ts';
import {
  type FiguraDaMercadoria,
  type TotalDasMercadorias,
  TRIBUTOS_DA_MERCADORIA,
  type TributoDaMercadoria,
} from '#lib/domain/pedidos/mercadoria.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';
import { escreverUnitario, precoPorExtenso } from './preco-do-pedido.ts';

/** A column of figures: of an item, of its adição and of the whole declaration. */
export interface ColunaDaGrade {
  campo: string;
  titulo: string;
  daMercadoria: (mercadoria: MercadoriaLida) => ReactNode;
  doGrupo: (grupo: GrupoLido) => ReactNode;
  doTotal: (totais: MercadoriasLidas['totais']) => ReactNode;
}

/** The columns a declaration fills. CBS and IBS are there from 2026 on. */
export function colunasDaGrade({ moeda, comReforma, comparadas }: MercadoriasLidas): ColunaDaGrade[] {
  return [
    doItem('quantidade', 'Quantidade', semZerosOu),
    unitario(comparadas !== null),
    comparada('valorMoeda', moeda ? `Total (${moeda})` : 'Total na moeda', formatarDinheiro),
    comparada('pesoLiquido', 'Peso líquido (kg)', semZerosOu),
    figura('valorAduaneiro', 'Valor aduaneiro (R$)'),
    ...tributosA(comReforma).map((tributo) =>
      ehDoArquivo(tributo) && comparadas ? tributoComparado(tributo) : figura(tributo, tributo.toUpperCase()),
    ),
  ];
}

/** The fields of the sheet that are in view on the screen. */
export function camposAVista(lidas: MercadoriasLidas): string[] {
  const previstos = lidas.comparadas ? PREVISTOS : [];
  return [...DE_TODAS, ...colunasDaGrade(lidas).map(({ campo }) => campo), ...previstos];
}

/** The name of an item: number, part number and unit, and the text of the declaration. */
export function NomeDaMercadoria({ mercadoria }: { mercadoria: MercadoriaLida }) {
  const { item, partNumber, descricao, ncm, unidade, situacao } = mercadoria;
  return (
    <Box sx={nome}>
      <Box sx={{ fontWeight: 600 }}>{nomeDe(item, partNumber)}</Box>
      <Typography variant="caption" component="div" title={descricao} sx={texto}>
        {descricao}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {[formatarNcm(ncm), unidade, NOTA_DA_SITUACAO[situacao]].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

function nomeDe(item: number | null, partNumber: string | null): string {
  if (partNumber === null) return item === null ? 'Sem part number' : `Item ${item}`;
  return item === null ? partNumber : `${item}. ${partNumber}`;
}

/** The name of an adição, with what its goods have in common. */
export function NomeDoGrupo({ grupo, processoId }: { grupo: GrupoLido; processoId: string }) {
  const { adicao, ncm, fornecedor, incoterm, moeda, itens } = grupo;
  return (
    <Box sx={nome}>
      <LinkTo
        underline="always"
        to="/importacao/processos/$id/adicao/$numero"
        params={{ id: processoId, numero: adicao }}
      >
        {`Adição ${adicao}`}
      </LinkTo>
      {` · ${formatarNcm(ncm)}`}
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {[fornecedor, incoterm, moeda, itens === 1 ? '1 item' : `${itens} itens`].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

/** A total, and on how many adições it rests where it does not rest on all. */
function Total({ total, escrever }: { total: TotalDasMercadorias; escrever: (valor: string) => string }) {
  return (
    <>
      {total.valor === null ? SEM_VALOR : escrever(total.valor)}
      {!coberturaInteira(total) && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary', whiteSpace: 'normal' }}>
          {coberturaPorExtenso(total, 'adição', 'adições')}
        </Typography>
      )}
    </>
  );
}

/** A declared figure with the planned one below it. A difference is marked by colour and, for screen readers, by a word. */
function Comparada({ valor, previsto, difere }: { valor: string; previsto: string | null; difere: boolean }) {
  return (
    <>
      {difere ? (
        <Box component="mark" sx={marca}>
          {valor}
          <Box component="span" sx={{ position: 'absolute', clip: 'rect(0 0 0 0)' }}>
            {' difere'}
          </Box>
        </Box>
      ) : (
        valor
      )}
      {previsto !== null && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {previsto === valor && previsto !== SEM_VALOR ? IGUAL : `prev. ${previsto}`}
        </Typography>
      )}
    </>
  );
}

/** The unit value, below it the planned one, and the price agreed in the order with the difference to it. */
function unitario(comPrevisao: boolean): ColunaDaGrade {
  const coluna = doItem('valorUnitario', 'Unitário', escreverUnitario);
  if (!comPrevisao) return coluna;
  return {
    ...coluna,
    daMercadoria: (mercadoria) => (
      <>
        {coluna.daMercadoria(mercadoria)}
        {mercadoria.previsto && (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {precoPorExtenso(mercadoria)}
          </Typography>
        )}
      </>
    ),
  };
}

/** A declared tax with the planned one below it. Without one it shows a dash: `semTributosPrevistos` says why. */
function tributoComparado(tributo: TributoDi): ColunaDaGrade {
  const escrito = (previsto: { tributos: Record<TributoDi, string> | null } | null) =>
    previsto && formatarDinheiro(previsto.tributos?.[tributo] ?? null);
  return {
    ...figura(tributo, tributo.toUpperCase()),
    daMercadoria: ({ previsto, difere, ...mercadoria }) => {
      const juntas = previsto && previsto.vezes > 1 ? ` em ${previsto.vezes}` : '';
      const planejado = escrito(previsto);
      return (
        <Comparada
          valor={formatarDinheiro(mercadoria[tributo])}
          previsto={planejado && `${planejado}${planejado === SEM_VALOR ? '' : juntas}`}
          difere={difere.includes(tributo)}
        />
      );
    },
    doGrupo: ({ previsto, difere, ...grupo }) => (
      <Comparada
        valor={formatarDinheiro(grupo[tributo])}
        previsto={escrito(previsto) ?? SEM_VALOR}
        difere={difere.includes(tributo)}
      />
    ),
  };
}

function ehDoArquivo(tributo: TributoDaMercadoria): tributo is TributoDi {
  return TRIBUTOS_DI.some((doArquivo) => doArquivo === tributo);
}

type DoItem = 'quantidade' | 'valorUnitario';
type DeAmbos = 'valorMoeda' | 'pesoLiquido';
type Escrever = (valor: string | null) => string;

/** Only an item has it: the quantities of an adição may be of several units. */
function doItem(campo: DoItem, titulo: string, escrever: Escrever): ColunaDaGrade {
  return {
    campo,
    titulo,
    daMercadoria: (mercadoria) => <DaMercadoria mercadoria={mercadoria} campo={campo} escrever={escrever} />,
    doGrupo: () => null,
    doTotal: () => null,
  };
}

function comparada(campo: DeAmbos, titulo: string, escrever: Escrever): ColunaDaGrade {
  return {
    campo,
    titulo,
    daMercadoria: (mercadoria) => <DaMercadoria mercadoria={mercadoria} campo={campo} escrever={escrever} />,
    doGrupo: ({ previsto, difere, ...grupo }) => (
      <Comparada
        valor={escrever(grupo[campo])}
        previsto={previsto && previsto[campo] !== null ? escrever(previsto[campo]) : null}
        difere={difere.includes(campo)}
      />
    ),
    doTotal: (totais) => <Total total={totais[campo]} escrever={escrever} />,
  };
}

function figura(campo: Exclude<FiguraDaMercadoria, DeAmbos>, titulo: string): ColunaDaGrade {
  return {
    campo,
    titulo,
    daMercadoria: (mercadoria) => formatarDinheiro(mercadoria[campo]),
    doGrupo: (grupo) => formatarDinheiro(grupo[campo]),
    doTotal: (totais) => <Total total={totais[campo]} escrever={formatarDinheiro} />,
  };
}

interface DaMercadoriaProps {
  mercadoria: MercadoriaLida;
  campo: DoItem | DeAmbos;
  escrever: Escrever;
}

/** A planned item recognised in several declared ones is planned for all of them together. */
function DaMercadoria({ mercadoria, campo, escrever }: DaMercadoriaProps) {
  const { previsto, difere } = mercadoria;
  const planejado = previsto?.[campo] ?? null;
  const juntas = previsto && previsto.vezes > 1 && campo !== 'valorUnitario' ? ` em ${previsto.vezes}` : '';
  const outraMoeda = campo === 'valorMoeda' && difere.includes('moeda') ? `${previsto?.moeda} ` : '';
  return (
    <Comparada
      valor={escrever(mercadoria[campo])}
      previsto={planejado === null ? null : `${outraMoeda}${escrever(planejado)}${juntas}`}
      difere={difere.some((qual) => qual === campo || (qual === 'moeda' && campo === 'valorMoeda'))}
    />
  );
}

function semZerosOu(valor: string | null): string {
  return valor === null ? SEM_VALOR : semZeros(valor);
}

function tributosA(comReforma: boolean) {
  return TRIBUTOS_DA_MERCADORIA.filter((tributo) => comReforma || (tributo !== 'cbs' && tributo !== 'ibs'));
}

/** Stands for a forecast that is the declared figure itself. */
const IGUAL = '= prev.';

const NOTA_DA_SITUACAO: Readonly<Record<MercadoriaLida['situacao'], string | null>> = {
  COMPARADA: null,
  SEM_COMPARACAO: null,
  SEM_PREVISAO: 'sem previsão',
  NAO_DECLARADA: 'prevista, não declarada',
};

const DE_TODAS = ['linha', 'adicao', 'item', 'partNumber', 'descricao', 'ncm', 'unidade', 'moeda'];
const PREVISTOS = [
  'quantidadePrevista',
  'valorUnitarioPrevisto',
  'valorMoedaPrevisto',
  'pesoLiquidoPrevisto',
  'precoDoPedido',
  ...TRIBUTOS_DI.map((tributo) => `${tributo}Previsto`),
  'pedido',
  'difere',
];

const nome = { minWidth: { sm: 130 }, maxWidth: { sm: 220 } };
const texto = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
const marca = { bgcolor: 'warning.soft', color: 'warning.main', borderRadius: 0.5, px: 0.5, fontWeight: 600 };
