/** What the shell says of a screen; it stands on its route, as `staticData`. */
export interface SobreATela {
  /** In the top bar and in the browser's tab, for this path and all below it; without it the rules of app/_app/title.ts speak. */
  titulo?: string;
  menu?: NoMenu;
  /** Its entries in the palette; the one of the menu is called as there. */
  lugares?: readonly LugarDaTela[];
  /** `g`, then the letter. */
  atalho?: { letra: string; nome: string };
  /** Its name in the strip of registers. */
  faixa?: { nome: string; params?: Readonly<Record<string, string>> };
  /** The list of a register: under it stand a new record, at `novo` or `nova`, and each that is there. `exemplo` makes one where the demonstration has none. */
  cadastro?: { recurso: string; nova?: true; exemplo?: object };
}

export interface NoMenu {
  /** Null stands in the menu by itself. */
  grupo: 'Importação' | 'Configurações' | 'DCI' | 'DCR' | null;
  titulo: string;
  /** Where it leads somebody who has a company. */
  naEmpresa?: string;
}

export interface LugarDaTela {
  nome?: string;
  /** Other words people have for it. */
  sinonimos: string;
  params?: Readonly<Record<string, string>>;
  search?: Readonly<Record<string, string>>;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    tela?: SobreATela;
  }
}
