import DaiIcon from '@mui/icons-material/AccountBalanceOutlined';
import LinhagemIcon from '@mui/icons-material/AccountTreeOutlined';
import CopiarIcon from '@mui/icons-material/ContentCopyOutlined';
import DocumentosIcon from '@mui/icons-material/FolderOpenOutlined';
import HistoricoIcon from '@mui/icons-material/HistoryOutlined';
import ItensIcon from '@mui/icons-material/ListAltOutlined';
import EspelhoIcon from '@mui/icons-material/PictureAsPdfOutlined';
import type { ToOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Comando } from '#app/_app/places.tsx';
import { looseSearch } from '#components/ui/navigation/loose-search.ts';
import { espelhoDoProcesso } from '#lib/api/platform/espelho.ts';
import type { TipoDeAchado } from '#lib/contracts/views/busca.ts';

/** An action on a record. Without `destino` it acts at once, for example by downloading a file. */
export interface AcaoDoRegistro extends Omit<Comando, 'destino'> {
  destino?: ToOptions;
  arquivo?: { pedir: () => Promise<Blob>; nome: string };
}

/** The actions on the record of the open page. */
export function acoesDoRegistro(tipo: TipoDeAchado | null, id: string, titulo: string): AcaoDoRegistro[] {
  return tipo ? (DO_TIPO[tipo]?.(id, titulo) ?? []) : [];
}

const acao = (
  titulo: string,
  sinonimos: string,
  icone: ReactNode,
  fazer: Pick<AcaoDoRegistro, 'destino' | 'arquivo'>,
) => ({
  chave: `registro:${titulo}`,
  titulo,
  sinonimos,
  icone,
  ...fazer,
});

const linhagem = (tipo: string, id: string) =>
  acao('Ver a linhagem', 'rastrear de onde veio aonde foi', <LinhagemIcon />, {
    destino: { to: '/linhagem/$tipo/$id', params: { tipo, id } },
  });

const doProcesso = (id: string, aba: string): Pick<AcaoDoRegistro, 'destino'> => ({
  destino: { to: '/importacao/processos/$id', params: { id }, search: looseSearch({ aba }) },
});

const DO_TIPO: Partial<Record<TipoDeAchado, (id: string, titulo: string) => AcaoDoRegistro[]>> = {
  PROCESSO: (id, titulo) => [
    acao('Gerar DAI deste processo', 'sefaz xml icms declaração amazonense conferência', <DaiIcon />, {
      destino: { to: '/importacao/sefaz/$id', params: { id }, search: { aba: 'conferencia' } },
    }),
    acao('Imprimir espelho deste processo', 'pdf baixar', <EspelhoIcon />, {
      arquivo: { pedir: () => espelhoDoProcesso(id), nome: `espelho-${titulo.split(' · ')[0]}.pdf` },
    }),
    acao('Itens deste processo', 'mercadorias fatura', <ItensIcon />, doProcesso(id, 'itens')),
    acao('Documentos deste processo', 'anexos papéis', <DocumentosIcon />, doProcesso(id, 'documentos')),
    acao('Histórico deste processo', 'quem mudou alterações', <HistoricoIcon />, doProcesso(id, 'historico')),
    linhagem('PROCESSO', id),
  ],
  DAI: (id) => [
    acao('Gerar XML desta DAI', 'sefaz arquivo conferência', <DaiIcon />, {
      destino: { to: '/importacao/sefaz/$id', params: { id }, search: { aba: 'conferencia' } },
    }),
    acao('Abrir o processo desta DAI', 'importação di duimp', <ItensIcon />, doProcesso(id, 'resumo')),
  ],
  PEDIDO: (id) => [
    acao('Novo processo com esta PO', 'embarcar importação', <ItensIcon />, {
      destino: { to: '/importacao/novo-processo', search: { comeco: 'pedido', pedidos: id } },
    }),
    acao('Duplicar esta PO', 'copiar nova pedido', <CopiarIcon />, {
      destino: { to: '/importacao/relatorioPos/novo', search: { de: id } },
    }),
    linhagem('PO', id),
  ],
  DCR: (id) => [linhagem('DCR', id)],
  DCI: (id) => [
    acao('Notas desta DCI', 'nf-e saída', <ItensIcon />, {
      destino: { to: '/dci/processos-dci/$id', params: { id }, search: { etapa: 'notas' } },
    }),
    linhagem('DCI', id),
  ],
  PRODUTO: (id) => [
    acao('Novo DCR-E deste produto', 'coeficiente redução', <ItensIcon />, {
      destino: { to: '/dcr/novo-processo-dcr', search: { produtoId: id } },
    }),
  ],
};
