/** What the shell knows about a screen. The route holds it as `staticData`. */
export interface SobreATela {
  /** Title in the top bar and the browser's tab, for this path and all below it. Without it, the rules of app/_app/title.ts apply. */
  titulo?: string;
  menu?: NoMenu;
  /** Entries in the command palette. An entry that is also in the menu has the same name there. */
  lugares?: readonly LugarDaTela[];
  /** Shortcut: `g`, then the letter. */
  atalho?: { letra: string; nome: string };
  /** Name of the screen in the strip of cadastros. */
  faixa?: { nome: string; params?: Readonly<Record<string, string>> };
  /**
   * Set on the list of a cadastro. Below it are the page of a new record, at `novo` or `nova`, and the page of each record.
   * `exemplo` creates a record where the demonstration has none.
   */
  cadastro?: { recurso: string; nova?: true; exemplo?: object };
}

export interface NoMenu {
  /** Null puts the entry in the menu without a group. */
  grupo: 'Importação' | 'Configurações' | 'DCI' | 'DCR' | null;
  titulo: string;
  /** Address of the entry for a person with a company. */
  naEmpresa?: string;
}

export interface LugarDaTela {
  nome?: string;
  /** Other words people use for the place. */
  sinonimos: string;
  params?: Readonly<Record<string, string>>;
  search?: Readonly<Record<string, string>>;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    tela?: SobreATela;
  }
}
