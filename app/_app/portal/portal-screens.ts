import type { SobreATela } from '#components/shell/sobre-a-tela.ts';

/** What the shell knows of the screens of the Portal Único, as screens.ts says of the others. */
export const PORTAL_SCREENS = {
  '/configuracoes/catalogo': {
    titulo: 'Catálogo de produtos',
    lugares: [
      {
        nome: 'Catálogo de produtos',
        sinonimos: 'portal único siscomex duimp atributos ncm produto denominação revisão comparar',
      },
    ],
    faixa: { nome: 'Catálogo' },
  },
  '/configuracoes/catalogo/operadores': {
    titulo: 'Operadores estrangeiros',
    lugares: [
      {
        nome: 'Operadores estrangeiros',
        sinonimos: 'portal único catálogo duimp exportador fabricante fornecedor tin revisão comparar',
      },
    ],
  },
  '/configuracoes/catalogo/fabricantes': {
    titulo: 'Fabricantes dos produtos',
    lugares: [
      {
        nome: 'Fabricantes dos produtos',
        sinonimos: 'portal único catálogo duimp vínculo fabricante produtor desvincular revisão comparar',
      },
    ],
  },
  '/configuracoes/portal-unico': {
    titulo: 'Portal Único',
    lugares: [
      { nome: 'Portal Único', sinonimos: 'siscomex credencial chave de acesso certificado duimp integração buscar' },
    ],
    faixa: { nome: 'Portal Único' },
  },
} as const satisfies Readonly<Record<string, SobreATela>>;
