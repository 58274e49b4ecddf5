import LinkOff from '@mui/icons-material/LinkOff';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import type { TipoDaLinhagem } from '#lib/domain/zfm/linhagem.ts';

/** Shown for a record without links: tells what will link it. */
export function LinhagemSozinha({ tipo }: { tipo: TipoDaLinhagem }) {
  return (
    <EmptyState titulo="Ainda sem ligações" icone={<LinkOff />}>
      {O_QUE_LIGA[tipo]}
    </EmptyState>
  );
}

const O_QUE_LIGA: Readonly<Record<TipoDaLinhagem, string>> = {
  PO: 'Nenhum processo tem itens desta PO. Ela se liga quando um processo embarca itens dela; os itens da DI, depois do desembaraço.',
  PROCESSO:
    'Este processo não tem itens de PO nem itens em estoque. Os itens da DI entram no saldo com o desembaraço na Receita.',
  LOTE: 'Este item de DI não veio de uma PO que se conheça, e nenhum DCR-E ou DCI o usa.',
  COMPONENTE: 'Este componente não aponta para nenhum item de DI.',
  DCR: 'Este DCR-E não tem componentes importados, e nenhuma DCI o usa.',
  DCI: 'Esta DCI ainda não tem notas.',
  NOTA: 'Esta nota não está em nenhuma DCI.',
};
