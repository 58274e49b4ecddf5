import { type AbaDeLink, AbasDeLinks } from '#components/ui/navigation/AbasDeLinks.tsx';

/** The three pages on orders. */
export const PedidosNav = () => <AbasDeLinks rotulo="Pedidos de compra" abas={ABAS} />;

const ABAS: readonly AbaDeLink[] = [
  { nome: 'Pedidos', to: '/importacao/relatorioPos', inicio: true },
  { nome: 'Saldos por item', to: '/importacao/relatorioPos/saldos' },
  { nome: 'Relatório', to: '/importacao/relatorioPos/relatorio' },
];
