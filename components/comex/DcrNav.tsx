import { type AbaDeLink, AbasDeLinks } from '#components/ui/AbasDeLinks.tsx';

/** What a DCR-E is made of stands beside the DCR-Es; the side menu holds these only. */
export const DcrNav = () => <AbasDeLinks rotulo="DCR" abas={ABAS} />;

const ABAS: readonly AbaDeLink[] = [
  { nome: 'DCR-Es', to: '/dcr/processos-dcr', inicio: true },
  { nome: 'Produtos', to: '/dcr/produtos' },
  { nome: 'Compras nacionais', to: '/dcr/compras-nacionais' },
  { nome: 'Saldo de insumos', to: '/dcr/saldo-insumos' },
];
