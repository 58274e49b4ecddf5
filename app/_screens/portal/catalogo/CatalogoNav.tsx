import { type AbaDeLink, AbasDeLinks } from '#components/ui/navigation/AbasDeLinks.tsx';

/** What the Portal's catalogue keeps of an importer: its products, the foreign operators it buys from, and who makes each product. */
export const CatalogoNav = () => <AbasDeLinks rotulo="Catálogo do Portal Único" abas={ABAS} />;

const ABAS: readonly AbaDeLink[] = [
  { nome: 'Produtos', to: '/configuracoes/catalogo', inicio: true },
  { nome: 'Operadores estrangeiros', to: '/configuracoes/catalogo/operadores' },
  { nome: 'Fabricantes', to: '/configuracoes/catalogo/fabricantes' },
];
