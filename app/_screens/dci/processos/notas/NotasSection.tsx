import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { FiltroDaLista } from '#components/lista/definicao-da-lista.ts';
import { FiltrosDaLista } from '#components/lista/FiltrosDaLista.tsx';
import { filtrosDaBusca } from '#components/lista/views/visao-da-lista.ts';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { SearchField } from '#components/ui/fields/SearchField.tsx';
import { ListPagination } from '#components/ui/navigation/ListPagination.tsx';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { Section } from '#components/ui/page/Section.tsx';
import { useNotasDaDci } from '#lib/api/dci/dci-notas.ts';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { NotaDaDci } from '#lib/contracts/dci/dci-notas.ts';
import { LOCAIS_DESTINO, NOME_LOCAL_DESTINO } from '#lib/domain/aduana/viagem/local-destino.ts';
import { MOTIVOS_FORA, NOME_MOTIVO_FORA } from '#lib/domain/zfm/dci.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { AtosDaNota } from './AtosDaNota.tsx';
import { DialogoDaNota, type PedidoDaNota } from './DialogoDaNota.tsx';
import { NotaDialog } from './NotaDialog.tsx';
import { NotasCards } from './NotasCards.tsx';
import { NotasTable } from './NotasTable.tsx';

/** The notas, in the DCI or left out of it, searched by number, recipient or item. */
export function NotasSection({ dci, fechado }: { dci: DciLido; fechado: boolean }) {
  const {
    etapa: _,
    campo: __,
    dialogo,
    visao: ___,
    modo: ____,
    ...consulta
  } = useSearch({
    from: '/dentro/dci/processos-dci/$id',
  });
  const navegar = useNavegarNaTela('/dci/processos-dci/$id');
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  const { data, error, mutate } = useNotasDaDci(dci.id, consulta);
  const [pedido, setPedido] = useState<PedidoDaNota | null>(null);
  const mudar = (mudanca: Record<string, unknown>) =>
    navegar({ search: (atual) => ({ ...atual, ...mudanca }) as never, replace: true, resetScroll: false });
  const filtrar = (mudanca: Record<string, unknown>) => mudar({ ...mudanca, pagina: 1 });
  const postos = filtrosDaBusca({ ...consulta, visao: undefined });
  const fora = Object.values(dci.contagem.fora).reduce((soma, quantas) => soma + quantas, 0);
  const Notas = telefone ? NotasCards : NotasTable;
  const digitar = () => mudar({ dialogo: 'digitar' });
  return (
    <Section
      titulo="Notas"
      nota={`${formatarInteiro(dci.contagem.dentro)} na DCI${fora > 0 ? `, ${formatarInteiro(fora)} de fora` : ''}`}
      semMargem
    >
      <Stack direction="row" role="search" sx={{ px: 2, pb: 1.5, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <SearchField rotulo="Buscar nota, destinatário ou chave" valor={consulta.q} aoBuscar={(q) => filtrar({ q })} />
        <FiltrosDaLista
          filtros={FILTROS}
          postos={postos}
          aoFiltrar={filtrar}
          aoLimpar={() =>
            filtrar({ q: '', situacao: undefined, fora: undefined, destino: undefined, produto: undefined })
          }
        />
      </Stack>
      {error && !data ? (
        <ErrorState erro={error as Error} tentarDeNovo={() => mutate()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={220} sx={{ m: 2, mt: 0 }} />
      ) : data.notas.length === 0 ? (
        <Vazia filtrada={Object.keys(postos).length > 0} fechado={fechado} aoDigitar={digitar} />
      ) : (
        <Notas
          notas={data.notas}
          ordem={consulta.ordem}
          aoOrdenar={(ordem) => filtrar({ ordem })}
          atos={(nota) =>
            fechado ? null : <AtosDaNota dciId={dci.id} nota={nota} aoPedir={(ato) => setPedido({ ato, nota })} />
          }
        />
      )}
      {data && data.total > consulta.tamanho && (
        <ListPagination
          total={data.total}
          pagina={consulta.pagina}
          tamanho={consulta.tamanho}
          aoMudar={({ pagina }) => mudar({ pagina })}
        />
      )}
      {!fechado && dialogo === 'digitar' && (
        <NotaDialog dci={dci} nota={null} aoFechar={() => mudar({ dialogo: undefined })} />
      )}
      {pedido && <DialogoDaNota dci={dci} pedido={comoEsta(pedido, data?.notas)} aoFechar={() => setPedido(null)} />}
    </Section>
  );
}

/** The request with the nota as the page now has it, so that the action goes to its latest version. */
function comoEsta({ ato, nota }: PedidoDaNota, notas: readonly NotaDaDci[] = []): PedidoDaNota {
  return { ato, nota: notas.find(({ id }) => id === nota.id) ?? nota };
}

function Vazia({ filtrada, fechado, aoDigitar }: { filtrada: boolean; fechado: boolean; aoDigitar: () => void }) {
  if (filtrada || fechado) {
    return (
      <Typography role="status" sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
        {filtrada ? 'Nenhuma nota com esses filtros.' : 'Nenhuma nota.'}
      </Typography>
    );
  }
  return (
    <Stack sx={{ px: 2, pb: 3, gap: 1.5, alignItems: 'center', textAlign: 'center' }}>
      <Typography sx={{ color: 'text.secondary', maxWidth: '56ch' }}>
        Nenhuma nota ainda. Solte os XMLs acima: de cada nota a DCI toma o produto, a quantidade e o município, que diz
        o destino. Sem o XML, digite a nota.
      </Typography>
      <Button startIcon={<Add />} onClick={aoDigitar}>
        Digitar nota
      </Button>
    </Stack>
  );
}

const FILTROS: readonly FiltroDaLista[] = [
  {
    tipo: 'opcao',
    campo: 'situacao',
    nome: 'Situação',
    principal: true,
    opcoes: [
      ['DENTRO', 'Na DCI'],
      ['FORA', 'De fora'],
    ],
  },
  {
    tipo: 'opcao',
    campo: 'fora',
    nome: 'Motivo',
    principal: true,
    opcoes: MOTIVOS_FORA.map((motivo) => [motivo, NOME_MOTIVO_FORA[motivo]]),
  },
  {
    tipo: 'opcao',
    campo: 'destino',
    nome: 'Destino',
    principal: true,
    opcoes: LOCAIS_DESTINO.map((local) => [String(local), NOME_LOCAL_DESTINO[local]]),
  },
  {
    tipo: 'texto',
    campo: 'produto',
    nome: 'Produto',
    principal: true,
    ler: (digitado) => ({ valor: digitado.trim() }),
    mostrar: (codigo) => codigo,
  },
];
