import { type AbaDeLink, AbasDeLinks } from '#components/ui/navigation/AbasDeLinks.tsx';

/** Tabs for the DCR-Es and the records they are built from. The side menu lists only the DCR-Es. */
export const DcrNav = () => <AbasDeLinks rotulo="DCR" abas={ABAS} />;

const ABAS: readonly AbaDeLink[] = [
  { nome: 'DCR-Es', to: '/dcr/processos-dcr', inicio: true },
  { nome: 'Produtos', to: '/dcr/produtos' },
  { nome: 'Compras nacionais', to: '/dcr/compras-nacionais' },
  { nome: 'Saldo de insumos', to: '/dcr/saldo-insumos' },
];
