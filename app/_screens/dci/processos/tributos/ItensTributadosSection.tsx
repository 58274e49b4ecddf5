import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { type CampoProcurado, usePaginaDoCampo } from '#app/_screens/dci/processos/campos/use-pagina-do-campo.ts';
import { Exigibilidade } from '#app/_screens/dci/processos/itens/Exigibilidade.tsx';
import { VendaDoObsoleto } from '#app/_screens/dci/processos/notas/VendaDoObsoleto.tsx';
import { ListPagination } from '#components/ui/navigation/ListPagination.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { FigureButton } from '#components/ui/page/FigureButton.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { ItemLidoDaDci } from '#lib/contracts/dci/dci-itens.ts';
import { NOME_LOCAL_DESTINO } from '#lib/domain/aduana/viagem/local-destino.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { SIGLA_MODALIDADE_DCI, TRIBUTOS_DCI, type TributoDci } from '#lib/domain/zfm/dci.ts';
import { formatarDecimal, formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import type { NoDaMemoria } from '#lib/format/memoria.ts';
import { useCalculoDaDci } from './calculo-da-dci.tsx';

interface ItensTributadosSectionProps {
  dci: DciLido;
  campo: string | undefined;
  procurado: CampoProcurado | null;
  fechado: boolean;
  aoAbrir: (memoria: NoDaMemoria | null) => void;
}

/** The taxes of each item and whether they are due. Items still to be decided come first. */
export function ItensTributadosSection(props: ItensTributadosSectionProps) {
  const { dci, campo, procurado, fechado, aoAbrir } = props;
  const { itens: figuras, memoriaDoItem } = useCalculoDaDci();
  const porChave = useMemo(() => new Map(figuras.map((figura) => [figura.chave, figura])), [figuras]);
  const tributados = useMemo(() => ordenados(dci.lista, campo), [dci.lista, campo]);
  const [pagina, setPagina] = usePaginaDoCampo(tributados, TAMANHO, procurado);
  const naPagina = tributados.slice((pagina - 1) * TAMANHO, pagina * TAMANHO);
  const colunas = colunasDosTributos(porChave, fechado, ({ chave }) => aoAbrir(memoriaDoItem(chave)));
  return (
    <Section
      titulo="Por item"
      nota={`${formatarInteiro(tributados.length)} tributáveis · cada item arredondado, depois somado`}
      semMargem
    >
      {tributados.length === 0 ? (
        <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          {dci.lista.length === 0
            ? 'Os itens vêm das notas, e ainda não há nenhum.'
            : 'Nenhum item que deva tributo suspenso.'}
        </Typography>
      ) : (
        <DataTable
          legenda="Tributos por item"
          linhas={naPagina}
          chave={({ chave }) => chave}
          colunas={colunas}
          marcada={({ chave }) => chave === campo}
        />
      )}
      {tributados.length > TAMANHO && (
        <ListPagination
          total={tributados.length}
          pagina={pagina}
          tamanho={TAMANHO}
          aoMudar={(mudanca) => setPagina(mudanca.pagina)}
        />
      )}
    </Section>
  );
}

type Figuras = ReturnType<typeof useCalculoDaDci>['itens'][number];

function colunasDosTributos(
  porChave: ReadonlyMap<string, Figuras>,
  fechado: boolean,
  aoAbrirMemoria: (item: ItemLidoDaDci) => void,
): Coluna<ItemLidoDaDci>[] {
  return [
    {
      titulo: 'Item',
      valor: ({ codigo, modalidade, destino }) => (
        // This column stays in view while the others scroll, so on a phone it must be narrow.
        <Box sx={{ maxWidth: { xs: 120, sm: 'none' } }}>
          <TwoLines
            principal={<strong>{codigo}</strong>}
            secundaria={`${SIGLA_MODALIDADE_DCI[modalidade]} · ${NOME_LOCAL_DESTINO[destino]}`}
          />
        </Box>
      ),
    },
    {
      titulo: 'Exigível',
      valor: (item) => (
        <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
          <Exigibilidade item={item} fechado={fechado} />
          {item.modalidade === 'PE' && <VendaDoObsoleto item={item} fechado={fechado} />}
        </Stack>
      ),
    },
    { titulo: 'II (US$)', numerica: true, valor: ({ chave }) => formatarDecimal(porChave.get(chave)?.iiUSD, 7) },
    ...TRIBUTOS_DCI.map((tributo: TributoDci) => ({
      titulo: `${tributo} (R$)`,
      numerica: true,
      valor: ({ chave }: ItemLidoDaDci) => formatarDinheiro(porChave.get(chave)?.[tributo]),
    })),
    {
      titulo: 'Tributos (R$)',
      numerica: true,
      valor: (item) => {
        const soma = somaDosTributos(porChave.get(item.chave));
        if (soma === null) return SEM_VALOR;
        return (
          <FigureButton
            nome={`${item.codigo} para ${NOME_LOCAL_DESTINO[item.destino]}`}
            valor={formatarDinheiro(soma)}
            aoAbrir={() => aoAbrirMemoria(item)}
          />
        );
      },
    },
  ];
}

/** Null while one of the taxes is not known. */
function somaDosTributos(figura: Figuras | undefined): string | null {
  if (!figura || TRIBUTOS_DCI.some((tributo) => figura[tributo] === null)) return null;
  return dinheiro(somar(TRIBUTOS_DCI.map((tributo) => figura[tributo])));
}

/**
 * First the item that a link leads to, then the items the table leaves to a person, then the rest. A decision made on the open page
 * does not move its item.
 */
function ordenados(lista: DciLido['lista'], campo: string | undefined): ItemLidoDaDci[] {
  const vez = ({ chave, exigivel }: ItemLidoDaDci) => (chave === campo ? 0 : exigivel === null ? 1 : 2);
  return lista.filter(({ modalidade }) => modalidade !== 'PN').toSorted((a, b) => vez(a) - vez(b));
}

const TAMANHO = 50;
