import Box from '@mui/material/Box';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import type { AdicaoDoProcesso } from '#lib/contracts/declaracao/adicao.ts';
import {
  type DeclaracaoVinculada,
  lerDeclaracaoVinculada,
  nomeDaVinculada,
} from '#lib/domain/aduana/declaracao/declaracao-vinculada.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDecimal, formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarDuimp, formatarNcm } from '#lib/format/identificadores.ts';

/** The earlier declarations that the items of a DUIMP refer to; nothing where no item refers to one. */
export function DeclaracoesVinculadasSection({ adicao: { itens } }: { adicao: AdicaoDoProcesso }) {
  const linhas = itens.flatMap(({ sequencia, duimp }) =>
    (duimp?.declaracoesVinculadas ?? []).map((folhas, lugar) => ({
      sequencia,
      chave: `${sequencia} ${lugar}`,
      vinculada: lerDeclaracaoVinculada(folhas),
    })),
  );
  if (linhas.length === 0) return null;
  const ditas = COLUNAS.filter(({ dita }) => !dita || linhas.some(({ vinculada }) => dita(vinculada) !== null));
  return (
    <Section titulo={TITULO} nota="a que os itens se referem, como na DUIMP" semMargem>
      <DataTable legenda={TITULO} colunas={ditas} linhas={linhas} chave={({ chave }) => chave} />
    </Section>
  );
}

const TITULO = 'Declarações vinculadas';

interface Linha {
  /** Number of the item of this DUIMP. */
  sequencia: number;
  chave: string;
  vinculada: DeclaracaoVinculada;
}

interface ColunaDaVinculada extends Coluna<Linha> {
  /** What the column shows; one that no linked declaration has is left out. */
  dita?: (vinculada: DeclaracaoVinculada) => string | null;
}

const COLUNAS: ColunaDaVinculada[] = [
  { titulo: 'Item', valor: ({ sequencia }) => sequencia, numerica: true },
  {
    titulo: 'Declaração vinculada',
    valor: ({ vinculada: { tipo, numero, versao } }) => (
      <TwoLines
        principal={<NumeroInteiro>{nomeDaVinculada({ tipo, numero }) || SEM_VALOR}</NumeroInteiro>}
        secundaria={versao ? `versão ${versao}` : ''}
      />
    ),
  },
  {
    titulo: 'Item ou adição dela',
    valor: ({ vinculada }) => vinculada.item ?? SEM_VALOR,
    numerica: true,
    dita: ({ item }) => item,
  },
  { titulo: 'NCM', valor: ({ vinculada }) => formatarNcm(vinculada.ncm), dita: ({ ncm }) => ncm },
  {
    titulo: 'Declaração original',
    valor: ({ vinculada: { original } }) => (
      <TwoLines
        principal={<NumeroInteiro>{formatarDuimp(original.numero)}</NumeroInteiro>}
        secundaria={[original.versao && `versão ${original.versao}`, original.item && `item ${original.item}`]
          .filter(Boolean)
          .join(' · ')}
      />
    ),
    dita: ({ original }) => original.numero,
  },
  {
    titulo: 'Registro da original',
    valor: ({ vinculada }) => formatarData(vinculada.dataRegistro),
    dita: ({ dataRegistro }) => dataRegistro,
  },
  {
    titulo: 'Quantidade estatística',
    valor: ({ vinculada }) => formatarDecimal(vinculada.quantidadeEstatistica, 5),
    numerica: true,
    dita: ({ quantidadeEstatistica }) => quantidadeEstatistica,
  },
  {
    titulo: 'Frete (R$)',
    valor: ({ vinculada }) => formatarDinheiro(vinculada.frete),
    numerica: true,
    dita: ({ frete }) => frete,
  },
  {
    titulo: 'Seguro (R$)',
    valor: ({ vinculada }) => formatarDinheiro(vinculada.seguro),
    numerica: true,
    dita: ({ seguro }) => seguro,
  },
];

/** The hyphen of a number is no place to break it. */
function NumeroInteiro({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}
